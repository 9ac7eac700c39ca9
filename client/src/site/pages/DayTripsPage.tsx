import { useLayoutEffect, useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { ContentNotice } from '../../features/content/site/ContentNotice.tsx';
import {
  getPageContent,
  type PageContent,
  readPageContent,
  usePageContent,
} from '../../features/content/site/contentApi.ts';
import { TripCard } from '../../features/trips/TripCard.tsx';
import { TripFilterBar } from '../../features/trips/TripFilterBar.tsx';
import { chooseTrips, parseTripFilter, tripQuery, withMoreTrips } from '../../features/trips/tripFilters.ts';
import { classNames } from '../../lib/text/classNames.ts';
import { ButtonLink } from '../../ui/site/Button.tsx';
import styles from '../../ui/site/FilterBar.module.css';
import { EmptyNotice } from '../../ui/site/Notice.tsx';
import { PageBanner } from '../../ui/site/PageBanner.tsx';
import type { PageModule } from '../pageModule.ts';
import { shoreScene } from '../scenes/shoreScene.tsx';
import pageStyles from './DayTripsPage.module.css';
import { breadcrumbs, filteredAddress, pageTitle } from './pageTitle.ts';

export const loader: PageModule['loader'] = (store) => [store.dispatch(getPageContent.initiate('trips'))];

export const head: PageModule['head'] = (store, _params, query) => {
  const content = readPageContent(store, 'trips');
  return {
    title: pageTitle(store, content?.title ?? 'Day Trips'),
    description: content?.summary ?? '',
    ...filteredAddress('/trips', tripQuery(parseTripFilter(query))),
    ...(content?.trips[0] ? { image: content.trips[0].image } : {}),
    jsonLd: [breadcrumbs(['Day Trips', '/trips'])],
  };
};

export function Component() {
  const { content, error } = usePageContent('trips');
  return (
    <>
      <PageBanner scene={shoreScene} title="Day Trips" text={content?.banner ?? ''} />
      {content ? <DayTrips content={content} /> : <ContentNotice error={error} />}
    </>
  );
}

function DayTrips({ content }: { content: PageContent<'trips'> }) {
  return (
    <div className={`wrap ${styles.page}`}>
      {content.trips.length > 0 ? (
        <TripList trips={content.trips} />
      ) : (
        <EmptyNotice title="No day trips at the moment" text="Please check back soon, or ask us." />
      )}
      <aside className={pageStyles.ask} aria-label="Something else">
        <h2>Another day in mind?</h2>
        {content.invitation ? <p>{content.invitation}</p> : null}
        <ButtonLink to="/contact">Contact Us</ButtonLink>
      </aside>
    </div>
  );
}

function TripList({ trips }: { trips: PageContent<'trips'>['trips'] }) {
  // In the URL, so that it survives a visit to a trip and works without script.
  const [query, setQuery] = useSearchParams();
  const filter = parseTripFilter(query);
  const chosen = chooseTrips(trips, filter.category, filter.sort);
  const shown = chosen.slice(0, filter.shown);

  // Load More may disappear while it has the focus, which then moves to the first of the loaded trips.
  const list = useRef<HTMLUListElement>(null);
  const loadedFrom = useRef<number | null>(null);
  useLayoutEffect(() => {
    if (loadedFrom.current === null || shown.length <= loadedFrom.current) return;
    list.current?.children[loadedFrom.current]?.querySelector('a')?.focus({ preventScroll: true });
    loadedFrom.current = null;
  }, [shown.length]);

  return (
    <>
      <TripFilterBar filter={filter} onChange={(next) => setQuery(tripQuery(next), { replace: true })} />
      <p className={styles.showing} role="status">
        {`Showing ${shown.length} of ${chosen.length} trips`}
      </p>
      <h2 className="visually-hidden">All day trips</h2>
      {/* Two per row: first four, then all six, so that every row is full. */}
      <ul ref={list} className={classNames(styles.cards, styles.pairs)}>
        {shown.map((trip, index) => (
          <li key={trip.id}>
            <TripCard trip={trip} eager={index === 0} />
          </li>
        ))}
      </ul>
      {shown.length < chosen.length ? (
        <div className={styles.pages}>
          <ButtonLink
            look="outline"
            replace
            to={`?${tripQuery(withMoreTrips(filter))}`}
            onClick={() => {
              loadedFrom.current = shown.length;
            }}
          >
            Load More Trips
          </ButtonLink>
        </div>
      ) : null}
    </>
  );
}
