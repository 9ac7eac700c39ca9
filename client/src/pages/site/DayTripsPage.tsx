import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Part } from '../../app/Part.tsx';
import type { PageModule } from '../../app/pageModule.ts';
import { ButtonLink } from '../../components/Button.tsx';
import styles from '../../components/FilterBar.module.css';
import { PageBanner } from '../../components/PageBanner.tsx';
import { TripCard } from '../../features/trips/TripCard.tsx';
import { chooseTrips, type TripSort, tripCategories, tripSorts } from '../../features/trips/tripFilters.ts';
import { type TripCategory, trips } from '../../features/trips/trips.ts';
import pageStyles from './DayTripsPage.module.css';
import { breadcrumbs, pageTitle } from './pageTitle.ts';

const firstShown = 3;

export const head: PageModule['head'] = (store) => ({
  title: pageTitle(store, 'Day Trips in Goa'),
  description:
    'Six days out in Goa, from ₹2,499 a person: beaches, churches, spice gardens, falls and an island.',
  canonicalPath: '/trips',
  image: '/pictures/trips/south-goa-beaches.svg',
  jsonLd: [breadcrumbs(['Day Trips', '/trips'])],
});

export function Component() {
  const [category, setCategory] = useState<TripCategory | null>(null);
  const [sort, setSort] = useState<TripSort>('default');
  // In the address, so that it works without script.
  const [query, setQuery] = useSearchParams();
  const count = Math.max(Number(query.get('shown')) || 0, firstShown);
  const chosen = chooseTrips(trips, category, sort);
  const shown = chosen.slice(0, count);

  const choose = (next: TripCategory | null) => {
    setCategory(next);
    setQuery({}, { replace: true });
  };

  return (
    <>
      <PageBanner title="Day Trips" text="Six days out in Goa. Small groups, back by evening." />
      <div className={`wrap ${styles.page}`}>
        <div className={styles.bar}>
          {/* biome-ignore lint/a11y/useSemanticElements: a row of toggles, not fields of a form */}
          <div className={styles.chips} role="group" aria-label="Category">
            <button type="button" aria-pressed={category === null} onClick={() => choose(null)}>
              All Trips
            </button>
            {tripCategories.map((name) => (
              <button key={name} type="button" aria-pressed={category === name} onClick={() => choose(name)}>
                {name}
              </button>
            ))}
          </div>
          <label className={`${styles.field} ${styles.push}`}>
            <span className="visually-hidden">Sort trips</span>
            <select
              value={sort}
              onChange={(event) =>
                setSort(Object.keys(tripSorts).find(isSort(event.target.value)) ?? 'default')
              }
            >
              {Object.entries(tripSorts).map(([value, label]) => (
                <option key={value} value={value}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        </div>
        <p className={styles.showing} role="status">
          Showing {shown.length} of {chosen.length} trips
        </p>
        <h2 className="visually-hidden">All day trips</h2>
        <ul className={styles.cards}>
          {shown.map((trip) => (
            <Part key={trip.id} as="li" name="TripCard" of={trip}>
              {() => <TripCard trip={trip} />}
            </Part>
          ))}
        </ul>
        {shown.length < chosen.length ? (
          <div className={styles.pages}>
            <ButtonLink look="outline" replace to={`?shown=${count + firstShown}`}>
              Load More Trips
            </ButtonLink>
          </div>
        ) : null}
        <aside className={pageStyles.ask} aria-label="Something else">
          <h2>Another day in mind?</h2>
          <p>A birthday on a boat, a ferry to Divar, a day with your own guide: tell us.</p>
          <ButtonLink to="/contact">Contact Us</ButtonLink>
        </aside>
      </div>
    </>
  );
}

const isSort =
  (value: string) =>
  (name: string): name is TripSort =>
    name === value;
