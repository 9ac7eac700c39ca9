import { ArrowRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { classNames } from '../../lib/text/classNames.ts';
import { RouterLink } from './RouterLink.tsx';
import styles from './Section.module.css';

type SectionProps = {
  title: string;
  text?: string;
  more?: { label: string; to: string };
  white?: boolean;
  /** Next to the heading, instead of a link. */
  tools?: ReactNode;
  children: ReactNode;
};

export function Section({ title, text, more, white, tools, children }: SectionProps) {
  const id = useId();
  return (
    <section className={classNames(styles.section, white && styles.white)} aria-labelledby={id}>
      <div className="wrap">
        <div className={styles.head}>
          <div>
            <h2 id={id}>{title}</h2>
            {text ? <p>{text}</p> : null}
          </div>
          {tools}
          {more ? (
            <RouterLink to={more.to} className={styles.more}>
              {more.label}
              <ArrowRight size={18} aria-hidden="true" />
            </RouterLink>
          ) : null}
        </div>
        {children}
      </div>
    </section>
  );
}
