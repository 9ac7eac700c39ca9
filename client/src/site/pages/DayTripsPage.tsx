import Chip from '@mui/material/Chip';
import TextField from '@mui/material/TextField';
import { useSearchParams } from 'react-router-dom';
import { TripCard } from '../../features/trips/TripCard.tsx';
import {
  chooseTrips,
  parseTripFilter,
  type TripFilter,
  tripCategories,
  tripQuery,
  tripSorts,
  withMoreTrips,
} from '../../features/trips/tripFilters.ts';
import { trips } from '../../features/trips/trips.ts';
import { classNames } from '../../lib/text/classNames.ts';
import { ButtonLink } from '../../ui/site/Button.tsx';
import styles from '../../ui/site/FilterBar.module.css';
import { nativeSelect } from '../../ui/site/nativeSelect.ts';
import { PageBanner } from '../../ui/site/PageBanner.tsx';
import type { PageModule } from '../pageModule.ts';
import pageStyles from './DayTripsPage.module.css';
import { breadcrumbs, pageTitle } from './pageTitle.ts';

export const head: PageModule['head'] = (store) => ({
  title: pageTitle(store, 'Day Trips in Goa'),
  description:
    'Six days out in Goa, from ₹2,499 per person: beaches, churches, spice gardens, falls and an island.',
  canonicalPath: '/trips',
  image: '/pictures/trips/south-goa-beaches.svg',
  jsonLd: [breadcrumbs(['Day Trips', '/trips'])],
});

export function Component() {
  // In the URL, so that it survives a visit to a trip and works without script.
  const [query, setQuery] = useSearchParams();
  const filter = parseTripFilter(query);
  const chosen = chooseTrips(trips, filter.category, filter.sort);
  const shown = chosen.slice(0, filter.shown);

  const change = (some: Partial<TripFilter>) =>
    setQuery(tripQuery({ ...filter, ...some }), { replace: true });

  return (
    <>
      <PageBanner title="Day Trips" text="Six days out in Goa. Small groups, back by evening." />
      <div className={`wrap ${styles.page}`}>
        <div className={styles.bar}>
          {/* biome-ignore lint/a11y/useSemanticElements: a row of toggles, not fields of a form */}
          <div className={styles.chips} role="group" aria-label="Category">
            {[null, ...tripCategories].map((category) => (
              <Chip
                key={category}
                component="button"
                clickable
                color={filter.category === category ? 'primary' : 'default'}
                variant={filter.category === category ? 'filled' : 'outlined'}
                aria-pressed={filter.category === category}
                label={category ?? 'All Trips'}
                onClick={() => change({ category })}
              />
            ))}
          </div>
          <TextField
            {...nativeSelect}
            label="Sort trips"
            className={styles.push ?? ''}
            value={filter.sort}
            onChange={({ target }) =>
              change({ sort: parseTripFilter(new URLSearchParams({ sort: target.value })).sort })
            }
          >
            {Object.entries(tripSorts).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </TextField>
        </div>
        <p className={styles.showing} role="status">
          Showing {shown.length} of {chosen.length} trips
        </p>
        <h2 className="visually-hidden">All day trips</h2>
        <ul className={classNames(styles.cards, pageStyles.trips)}>
          {shown.map((trip) => (
            <li key={trip.id}>
              <TripCard trip={trip} />
            </li>
          ))}
        </ul>
        {shown.length < chosen.length ? (
          <div className={styles.pages}>
            <ButtonLink look="outline" replace to={`?${tripQuery(withMoreTrips(filter))}`}>
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
