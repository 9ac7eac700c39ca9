import { useState } from 'react';
import accordion from '../../../ui/site/Accordion.module.css';
import styles from '../../../ui/site/Details.module.css';
import { useLightbox } from '../../../ui/site/useLightbox.tsx';
import type { Destination } from './destinationsApi.ts';
import { EntryPicture } from './EntryPicture.tsx';
import { sampleItinerary } from './fallbackTexts.ts';

/** The itinerary by day; without one, a sample that is labelled as such. */
export function ItineraryDays({ days }: { days: Destination['itineraries'] }) {
  const isSample = days.length === 0;
  const pictures = days.flatMap(({ picture }) => picture ?? []);
  const { linkTo, lightbox } = useLightbox('destination', pictures);
  /** What the button did last; before that, the first day is open. */
  const [all, setAll] = useState<boolean>();
  return (
    <section id="days" aria-labelledby="days-heading">
      <div className={styles.head}>
        <h2 id="days-heading">Day by day</h2>
        <button type="button" className={styles.all} onClick={() => setAll(!all)}>
          {all ? 'Close all days' : 'Open all days'}
        </button>
      </div>
      {isSample ? (
        <p className={styles.note}>
          <strong>Sample itinerary: ask us for the exact plan</strong>
        </p>
      ) : null}
      {/* Remounted by the button, because React does not know what the visitor opened or closed. */}
      <div key={String(all)} className={accordion.accordion}>
        {(isSample ? sampleItinerary : days).map((day, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: staff may give two days one number
          <details key={place} open={all ?? place === 0}>
            <summary>
              <span className={styles.number}>Day {day.day}</span>
              {day.title}
            </summary>
            <div className={styles.day}>
              {day.picture ? <EntryPicture picture={day.picture} link={linkTo(day.picture)} /> : null}
              <p>{day.description}</p>
              <dl>
                <Fact name="Activities" entries={day.activities} />
                <Fact name="Highlights" entries={day.highlights} />
                <Fact name="Travel" entries={day.travel_time ? [day.travel_time] : []} />
                <Fact name="Meals" entries={day.meals} />
                <Fact name="Stay" entries={day.accommodation ? [day.accommodation] : []} />
              </dl>
            </div>
          </details>
        ))}
      </div>
      {lightbox}
    </section>
  );
}

function Fact({ name, entries }: { name: string; entries: string[] }) {
  if (entries.length === 0) return null;
  return (
    <>
      <dt>{name}</dt>
      <dd>{entries.join('\u00a0· ')}</dd>
    </>
  );
}
