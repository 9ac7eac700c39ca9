import Card from '@mui/material/Card';
import Chip from '@mui/material/Chip';
import type { LucideIcon } from 'lucide-react';
import type { CSSProperties, ReactNode } from 'react';
import { classNames } from '../../lib/text/classNames.ts';
import { CardLink } from './CardLink.tsx';
import styles from './PackageCard.module.css';
import { type EagerCard, type FocalPoint, Picture, type PictureKind } from './Picture.tsx';
import { WishlistButton } from './WishlistButton.tsx';

type BadgeLook = 'amber' | 'blue' | 'red' | 'green' | 'purple' | 'darkRed' | 'darkGreen';

export function Badge({ look = 'amber', children }: { look?: BadgeLook; children: ReactNode }) {
  return (
    <Chip
      component="span"
      size="small"
      className={classNames(styles.badge, look !== 'amber' && styles[look])}
      label={children}
    />
  );
}

/** A struck price that follows the current one; most screen readers do not mention the stroke. */
export const OldPrice = ({ price }: { price: string }) => (
  <s>
    <span className="visually-hidden">instead of </span>
    {price}
  </s>
);

type CardFactProps = { icon: LucideIcon; children: ReactNode; style?: CSSProperties };

/** A short fact of a card, after its icon. */
export const CardFact = ({ icon: Icon, children, style }: CardFactProps) => (
  <span style={style}>
    <Icon size={15} aria-hidden="true" />
    {children}
  </span>
);

type PackageCardProps = {
  title: string;
  /** The card's target: its page, or the enquiry form if it has none. */
  to: string;
  image: string | null | undefined;
  focus?: FocalPoint | undefined;
  kind: PictureKind;
  badges: ReactNode;
  /** A CardFact for each. */
  facts: ReactNode;
  text?: string;
  price: string;
  priceNote: string;
  /** The price is the lowest of several. */
  from?: boolean;
  originalPrice?: string | null;
  action: ReactNode;
  /** Its key on the visitor's wishlist. */
  wishKey: string;
} & EagerCard;

/** A bookable item: picture, facts, price and next step. */
export function PackageCard(props: PackageCardProps) {
  const { title, to } = props;
  return (
    <Card component="article" className={styles.card}>
      <div className={styles.picture}>
        <Picture
          src={props.image}
          focus={props.focus}
          kind={props.kind}
          eager={props.eager}
          alt=""
          width={1200}
          height={800}
        />
        <div className={styles.badges}>{props.badges}</div>
        <WishlistButton id={props.wishKey} title={title} corner />
      </div>
      <div className={styles.body}>
        <h3>
          <CardLink to={to}>{title}</CardLink>
        </h3>
        <p className={styles.facts}>{props.facts}</p>
        {props.text ? <p className={styles.text}>{props.text}</p> : null}
        <div className={styles.foot}>
          <p className={styles.price}>
            <span>
              {props.from ? 'From ' : null}
              {props.originalPrice ? (
                <>
                  <s>{props.originalPrice}</s>
                  <span className="visually-hidden"> reduced to </span>
                </>
              ) : null}
            </span>
            <strong>{props.price}</strong>
            {props.priceNote}
          </p>
          <div className={styles.action}>{props.action}</div>
        </div>
      </div>
    </Card>
  );
}
