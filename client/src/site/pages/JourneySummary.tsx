import { classNames } from '../../lib/text/classNames.ts';
import { type FocalPoint, Picture, type PictureKind } from '../../ui/site/Picture.tsx';
import { RouterLink } from '../../ui/site/RouterLink.tsx';
import styles from './JourneySummary.module.css';

export type JourneyFacts = {
  title: string;
  path: string;
  image: string | undefined;
  focus?: FocalPoint | undefined;
  pictureKind: PictureKind;
  duration: string | null;
  price: string;
  /** Whether it may cost more. */
  isStartingPrice: boolean;
  priceNote: string;
};

type JourneySummaryProps = {
  journey: JourneyFacts;
  /** On narrow screens only, in a row. */
  compact?: boolean;
};

/** What an enquiry is about: its picture, duration and price. Shown on wide screens, unless it is `compact`. */
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
