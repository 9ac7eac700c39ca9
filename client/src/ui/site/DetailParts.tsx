import { Check, type LucideIcon, X } from 'lucide-react';
import { classNames } from '../../lib/text/classNames.ts';
import accordion from './Accordion.module.css';
import styles from './Details.module.css';

/** One fact of a journey, inside a `dl`. */
export function Fact({ icon: Icon, name, value }: { icon: LucideIcon; name: string; value: string }) {
  return (
    <div>
      <dt>
        <Icon size={17} aria-hidden="true" />
        {name}
      </dt>
      <dd>{value}</dd>
    </div>
  );
}

type PointsProps = {
  title: string;
  entries: string[];
  excluded?: boolean;
  /** Short entries in several columns. */
  columns?: boolean;
};

/** A titled list of included or, with `excluded`, excluded items; renders nothing when empty. */
export function Points({ title, entries, excluded = false, columns = false }: PointsProps) {
  if (entries.length === 0) return null;
  const Sign = excluded ? X : Check;
  return (
    <section>
      <h2>{title}</h2>
      <ul className={classNames(styles.list, excluded && styles.not, columns && styles.several)}>
        {entries.map((entry, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: staff may write a text twice
          <li key={place}>
            <Sign size={18} aria-hidden="true" />
            {entry}
          </li>
        ))}
      </ul>
    </section>
  );
}

type QuestionsProps = { title: string; entries: { question: string; answer: string }[] };

/** Questions whose answers unfold; renders nothing when empty. */
export function Questions({ title, entries }: QuestionsProps) {
  if (entries.length === 0) return null;
  return (
    <section>
      <h2>{title}</h2>
      <div className={accordion.accordion}>
        {entries.map(({ question, answer: response }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: staff may write a text twice
          <details key={place}>
            <summary>{question}</summary>
            <p className={styles.day}>{response}</p>
          </details>
        ))}
      </div>
    </section>
  );
}
