import { formatCount } from '@platform/text/formats.contract.ts';
import { Clock, MapPin, Star, Users } from 'lucide-react';
import { Fact, Points, Questions } from '../../ui/site/DetailParts.tsx';
import styles from '../../ui/site/Details.module.css';
import type { TourView } from './tourView.ts';

export function TourDescription({ tour }: { tour: TourView }) {
  return (
    <div className={styles.main}>
      <dl className={styles.facts}>
        <Fact icon={MapPin} name="Where" value={tour.location} />
        <Fact icon={Clock} name="Duration" value={tour.duration} />
        {tour.groupSize ? <Fact icon={Users} name="Group size" value={tour.groupSize} /> : null}
        {tour.reviews > 0 ? (
          <Fact
            icon={Star}
            name="Rating"
            value={`${tour.rating} of 5 (${formatCount(tour.reviews, 'review').replace(' ', '\u00a0')})`}
          />
        ) : null}
      </dl>
      <div>
        {tour.paragraphs.map((paragraph, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: staff may write a text twice
          <p key={place} className={styles.lead}>
            {paragraph}
          </p>
        ))}
      </div>
      <Points title="Highlights" entries={tour.highlights} />
      <div className={styles.columns}>
        <Points title="Included" entries={tour.included} />
        <Points title="Not included" entries={tour.excluded} excluded />
      </div>
      {tour.pickup ? (
        <section>
          <h2>Pick-up</h2>
          <p>{tour.pickup}</p>
        </section>
      ) : null}
      <Questions title="Good to know" entries={tour.faq} />
    </div>
  );
}
