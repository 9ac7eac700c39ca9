import styles from '../../../ui/site/Details.module.css';
import type { Destination } from './destinationsApi.ts';
import { sampleItinerary } from './fallbackTexts.ts';

/** The itinerary by day; without one, a sample that is labelled as such. */
export function ItineraryDays({ days }: { days: Destination['itineraries'] }) {
  const isSample = days.length === 0;
  return (
    <section aria-labelledby="days-heading">
      <h2 id="days-heading">Day by day</h2>
      {isSample ? (
        <p className={styles.note}>
          <strong>Sample itinerary: ask us for the exact plan</strong>
        </p>
      ) : null}
      <div className={styles.days}>
        {(isSample ? sampleItinerary : days).map((day, place) => (
          <details key={day.day} open={place === 0}>
            <summary>
              <span className={styles.number}>Day {day.day}</span>
              {day.title}
            </summary>
            <div className={styles.day}>
              <p>{day.description}</p>
              <dl>
                <Fact name="Activities" entries={day.activities} />
                <Fact name="Highlights" entries={day.highlights} />
                <Fact name="Meals" entries={day.meals} />
                <Fact name="Stay" entries={day.accommodation ? [day.accommodation] : []} />
              </dl>
            </div>
          </details>
        ))}
      </div>
    </section>
  );
}

function Fact({ name, entries }: { name: string; entries: string[] }) {
  if (entries.length === 0) return null;
  return (
    <>
      <dt>{name}</dt>
      <dd>{entries.join(' · ')}</dd>
    </>
  );
}
