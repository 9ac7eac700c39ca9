import { useSearchParams } from 'react-router-dom';
import { messageOf } from '../../app/messageOf.ts';
import { Part } from '../../app/Part.tsx';
import type { PageModule } from '../../app/pageModule.ts';
import { Button } from '../../components/Button.tsx';
import styles from '../../components/FilterBar.module.css';
import { PageLinks } from '../../components/ListFooter.tsx';
import { EmptyNotice, ErrorNotice, LoadingCards } from '../../components/Notice.tsx';
import { PageBanner } from '../../components/PageBanner.tsx';
import { pageOf } from '../../components/pageAddress.ts';
import { DestinationCard } from '../../features/destinations/DestinationCard.tsx';
import { DestinationFilterBar } from '../../features/destinations/DestinationFilterBar.tsx';
import {
  type DestinationFilter,
  filterDestinations,
  filterOf,
  filterQuery,
  noFilter,
  showingText,
} from '../../features/destinations/destinationFilters.ts';
import {
  getDestinations,
  useGetDestinationsQuery,
  useGetHealthQuery,
} from '../../features/destinations/destinationsApi.ts';
import { breadcrumbs, pageTitle } from './pageTitle.ts';

const pageSize = 6;

export const load: PageModule['load'] = (store) => [store.dispatch(getDestinations.initiate())];

export const head: PageModule['head'] = (store, _params, query) => {
  const { page } = pageOf(query);
  return {
    title: pageTitle(store, page > 1 ? `Popular Destinations, page ${page}` : 'Popular Destinations'),
    description: 'Journeys in India and abroad with their prices in rupees, day by day, from Goa to Bali.',
    canonicalPath: page > 1 ? `/destination?page=${page}` : '/destination',
    jsonLd: [breadcrumbs(['Destinations', '/destination'])],
  };
};

export function Component() {
  const [query, setQuery] = useSearchParams();
  useGetHealthQuery();
  const { data, error, isLoading } = useGetDestinationsQuery();
  const filter = filterOf(query);
  const found = filterDestinations(data ?? [], filter);
  const totalPages = Math.ceil(found.length / pageSize);
  const page = Math.min(pageOf(query).page, Math.max(totalPages, 1));
  const shown = found.slice((page - 1) * pageSize, page * pageSize);

  const change = (next: DestinationFilter) =>
    setQuery(filterQuery(next), { replace: true, preventScrollReset: true });

  return (
    <>
      <PageBanner
        title="Popular Destinations"
        text="Each with its price, its season and its plan."
        crumbs={[{ label: 'Destinations' }]}
      />
      <div className={`wrap ${styles.page}`}>
        {error && !data ? (
          <ErrorNotice
            title="Destinations are out of reach"
            text={messageOf(error, 'Failed to fetch destinations')}
          />
        ) : (
          <>
            <DestinationFilterBar filter={filter} onChange={change} />
            {isLoading ? (
              <LoadingCards label="Loading destinations" count={6} height={480} className={styles.cards} />
            ) : (
              <p className={styles.showing} role="status">
                {showingText(found.length, data?.length ?? 0, filter)}
              </p>
            )}
            {data && found.length === 0 ? (
              <EmptyNotice title="No destinations found" text="Try adjusting your search criteria or filters">
                <Button onClick={() => change(noFilter)}>Reset All Filters</Button>
              </EmptyNotice>
            ) : null}
            <h2 className="visually-hidden">All destinations</h2>
            <ul className={styles.cards}>
              {shown.map((destination) => (
                <Part key={destination.id} as="li" name="DestinationCard" of={destination}>
                  {() => <DestinationCard destination={destination} />}
                </Part>
              ))}
            </ul>
            {totalPages > 1 ? (
              <div className={styles.pages}>
                <PageLinks
                  page={page}
                  totalPages={totalPages}
                  addressOf={(wanted) => `/destination?${filterQuery(filter, wanted)}`}
                />
              </div>
            ) : null}
          </>
        )}
      </div>
    </>
  );
}
