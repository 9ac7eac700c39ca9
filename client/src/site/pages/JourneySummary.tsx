import type { Journey } from '../../features/wishlist/site/journey.ts';
import { classNames } from '../../lib/text/classNames.ts';
import { Picture } from '../../ui/site/Picture.tsx';
import { RouterLink } from '../../ui/site/RouterLink.tsx';
import styles from './JourneySummary.module.css';

export type JourneyFacts = Pick<
  Journey,
  'title' | 'path' | 'image' | 'focus' | 'pictureKind' | 'duration' | 'price' | 'priceNote'
> & {
  /** Whether the price may be higher. */
  isStartingPrice: boolean;
};

type JourneySummaryProps = {
  journey: JourneyFacts;
  /** On narrow screens only, in a row. */
  compact?: boolean;
};

/** The subject of an enquiry: its picture, duration and price. Shown on wide screens, unless it is `compact`. */
export function JourneySummary({ journey, compact = false }: JourneySummaryProps) {
  const { title, path, image, focus, pictureKind, duration, price, isStartingPrice, priceNote } = journey;
  return (
    <div className={classNames(styles.journey, compact ? styles.compact : styles.full)}>
      <Picture
        src={image}
        focus={focus}
        kind={pictureKind}
        size={compact ? 'thumb' : 'card'}
        alt=""
        width={600}
        height={400}
      />
      <p>
        <RouterLink to={path}>{title}</RouterLink>
        {duration && !compact ? <span>{duration}</span> : null}
        <span>
          {isStartingPrice ? 'From ' : null}
          <strong>{price}</strong> {priceNote}
        </span>
      </p>
    </div>
  );
}
