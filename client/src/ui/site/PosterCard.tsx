import { formatPrice } from '@platform/text/formats.contract.ts';
import { CardLink } from './CardLink.tsx';
import { Badge } from './PackageCard.tsx';
import { type FocalPoint, Picture, type PictureKind } from './Picture.tsx';
import styles from './PosterCard.module.css';
import { WishlistButton } from './WishlistButton.tsx';

type PosterCardProps = {
  to: string;
  title: string;
  image: string | null | undefined;
  focus: FocalPoint;
  kind: PictureKind;
  badge?: string | null;
  price: number;
  originalPrice?: number | null;
  /** Its key on the visitor's wishlist. */
  wishKey: string;
};

/** A destination as a poster: picture, name, price; all of it is one link. */
export function PosterCard(props: PosterCardProps) {
  const { to, title, image, focus, kind, badge, price, originalPrice, wishKey } = props;
  return (
    <article className={styles.card}>
      <Picture src={image} focus={focus} kind={kind} alt="" width={1200} height={800} />
      {badge ? (
        <span className={styles.badge}>
          <Badge>{badge}</Badge>
        </span>
      ) : null}
      <WishlistButton id={wishKey} title={title} corner />
      <div className={styles.text}>
        <h3>
          <CardLink to={to}>{title}</CardLink>
        </h3>
        <p className={styles.price}>
          <span>From</span>
          <strong>{formatPrice(price)}</strong>
          {originalPrice && originalPrice > price ? (
            <s>
              <span className="visually-hidden">instead of </span>
              {formatPrice(originalPrice)}
            </s>
          ) : null}
        </p>
      </div>
    </article>
  );
}
