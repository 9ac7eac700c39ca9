import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { classNames } from '../app/classNames.ts';
import styles from './PackageCard.module.css';
import { Picture, type PictureKind } from './Picture.tsx';

type BadgeLook = 'amber' | 'blue' | 'red' | 'green' | 'purple' | 'darkRed' | 'darkGreen';

export function Badge({ look = 'amber', children }: { look?: BadgeLook; children: ReactNode }) {
  return <span className={classNames(styles.badge, look !== 'amber' && styles[look])}>{children}</span>;
}

type PackageCardProps = {
  title: string;
  to?: string;
  image: string | null | undefined;
  kind: PictureKind;
  badges?: ReactNode;
  /** Short facts, each with its sign. */
  facts: ReactNode;
  text?: string;
  price: string;
  priceNote: string;
  originalPrice?: string | null;
  action: ReactNode;
  /** On the picture's other corner. */
  corner?: ReactNode;
};

/** Something that can be enquired about: picture, facts, price, and the next step. */
export function PackageCard(props: PackageCardProps) {
  const { title, to } = props;
  return (
    <article className={styles.card}>
      <div className={styles.picture}>
        <Picture src={props.image} kind={props.kind} alt="" width={1200} height={800} />
        {props.badges ? <div className={styles.badges}>{props.badges}</div> : null}
        {props.corner}
      </div>
      <div className={styles.body}>
        <h3>{to ? <Link to={to}>{title}</Link> : title}</h3>
        <p className={styles.facts}>{props.facts}</p>
        {props.text ? <p className={styles.text}>{props.text}</p> : null}
        <div className={styles.foot}>
          <p className={styles.price}>
            {props.originalPrice ? <s>{props.originalPrice}</s> : null}
            <strong>{props.price}</strong>
            {props.priceNote}
          </p>
          {props.action}
        </div>
      </div>
    </article>
  );
}
