import { formatCount, formatNumber } from '@platform/text/formats.contract.ts';
import { CalendarDays, Clock, Heart, MapPin, Star, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import accordion from '../../../ui/site/Accordion.module.css';
import { Fact, Points, Questions } from '../../../ui/site/DetailParts.tsx';
import styles from '../../../ui/site/Details.module.css';
import type { Wedding } from './weddingsApi.ts';

/** The published reviews of a package; `average` is null without any. */
type ReviewSummary = { count: number; average: number | null };

type WeddingDetailsProps = { wedding: Wedding; reviews: ReviewSummary | undefined; children: ReactNode };

/** Everything about a package except its price, and what follows it. */
export function WeddingDetails({ wedding, reviews, children }: WeddingDetailsProps) {
  return (
    <div className={styles.main}>
      <p className={styles.lead}>{wedding.description}</p>
      <WeddingFacts wedding={wedding} reviews={reviews} />
      <Points title="What is included" entries={wedding.inclusions} />
      <Points title="Amenities" entries={wedding.amenities} columns />
      <Programme parts={wedding.programme} />
      <Questions title="Questions and answers" entries={wedding.questions} />
      {children}
    </div>
  );
}

function WeddingFacts({ wedding, reviews }: Pick<WeddingDetailsProps, 'wedding' | 'reviews'>) {
  const { location, capacity, availability, duration, package_type: type } = wedding;
  return (
    <dl className={styles.facts}>
      <Fact icon={MapPin} name="Place" value={location} />
      <Fact icon={Users} name="Guests" value={`up to ${formatNumber(capacity)}`} />
      {availability ? <Fact icon={CalendarDays} name="Season" value={availability} /> : null}
      {duration ? <Fact icon={Clock} name="Duration" value={duration} /> : null}
      {type ? <Fact icon={Heart} name="Kind" value={type} /> : null}
      {reviews && reviews.average !== null ? (
        <Fact
          icon={Star}
          name="Rating"
          value={`${reviews.average} of 5 (${formatCount(reviews.count, 'review')})`}
        />
      ) : null}
    </dl>
  );
}

function Programme({ parts }: { parts: Wedding['programme'] }) {
  if (parts.length === 0) return null;
  return (
    <section>
      <h2>Sample programme</h2>
      <p className={styles.note}>One way to arrange the days. We plan yours with you.</p>
      <div className={accordion.accordion}>
        {parts.map(({ title, description }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: staff may write a text twice
          <details key={place} open>
            <summary>{title}</summary>
            {description ? <p className={styles.day}>{description}</p> : null}
          </details>
        ))}
      </div>
    </section>
  );
}
