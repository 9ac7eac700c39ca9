import { CalendarDays, Clock, Heart, MapPin, Star, Users } from 'lucide-react';
import type { ReactNode } from 'react';
import { Fact, Points, Questions } from '../../../ui/site/DetailParts.tsx';
import styles from '../../../ui/site/Details.module.css';
import type { Wedding } from './weddingsApi.ts';

/** Everything about a package except its price, and what follows it. */
export function WeddingDetails({ wedding, children }: { wedding: Wedding; children: ReactNode }) {
  return (
    <div className={styles.main}>
      <p className={styles.lead}>{wedding.description}</p>
      <WeddingFacts wedding={wedding} />
      <Points title="What is included" entries={wedding.inclusions} />
      <Points title="Amenities" entries={wedding.amenities} columns />
      <Programme parts={wedding.programme} />
      <Questions title="Questions and answers" entries={wedding.questions} />
      {children}
    </div>
  );
}

function WeddingFacts({ wedding }: { wedding: Wedding }) {
  const { location, capacity, availability, duration, package_type: type, rating } = wedding;
  return (
    <dl className={styles.facts}>
      <Fact icon={MapPin} name="Place" value={location} />
      <Fact icon={Users} name="Guests" value={`up to ${capacity}`} />
      {availability ? <Fact icon={CalendarDays} name="Season" value={availability} /> : null}
      {duration ? <Fact icon={Clock} name="Duration" value={duration} /> : null}
      {type ? <Fact icon={Heart} name="Kind" value={type} /> : null}
      {rating ? <Fact icon={Star} name="Rating" value={`${rating} of 5`} /> : null}
    </dl>
  );
}

function Programme({ parts }: { parts: Wedding['programme'] }) {
  if (parts.length === 0) return null;
  return (
    <section>
      <h2>Sample programme</h2>
      <p className={styles.note}>One way to arrange the days. We plan yours with you.</p>
      <div className={styles.days}>
        {parts.map(({ title, description }) => (
          <details key={title} open>
            <summary>{title}</summary>
            {description ? <p className={styles.day}>{description}</p> : null}
          </details>
        ))}
      </div>
    </section>
  );
}
