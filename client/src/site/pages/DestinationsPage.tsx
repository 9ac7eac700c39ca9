import { useSearchParams } from 'react-router-dom';
import { DestinationCard } from '../../features/destinations/site/DestinationCard.tsx';
import { DestinationFilterBar } from '../../features/destinations/site/DestinationFilterBar.tsx';
import {
  type DestinationFilter,
  filterDestinations,
  filterQuery,
  noFilter,
  parseDestinationFilter,
  showingText,
} from '../../features/destinations/site/destinationFilters.ts';
import {
  getDestinations,
  useGetDestinationsQuery,
  useGetHealthQuery,
} from '../../features/destinations/site/destinationsApi.ts';
import { getErrorMessage } from '../../lib/api/errorMessage.ts';
import { Button } from '../../ui/site/Button.tsx';
import styles from '../../ui/site/FilterBar.module.css';
import { PageLinks } from '../../ui/site/ListFooter.tsx';
import { EmptyNotice, ErrorNotice, LoadingCards } from '../../ui/site/Notice.tsx';
import { PageBanner } from '../../ui/site/PageBanner.tsx';
import { parsePageQuery } from '../../ui/site/pageAddress.ts';
import type { PageModule } from '../pageModule.ts';
import { breadcrumbs, pageTitle } from './pageTitle.ts';

const pageSize = 6;

export const loader: PageModule['loader'] = (store) => [store.dispatch(getDestinations.initiate())];

export const head: PageModule['head'] = (store, _params, query) => {
  const { page } = parsePageQuery(query);
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
  const filter = parseDestinationFilter(query);
  const found = filterDestinations(data ?? [], filter);
  const totalPages = Math.ceil(found.length / pageSize);
  const page = Math.min(parsePageQuery(query).page, Math.max(totalPages, 1));
  const shown = found.slice((page - 1) * pageSize, page * pageSize);

  const change = (next: DestinationFilter) => setQuery(filterQuery(next), { replace: true });

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
            title="Destinations could not be loaded"
            text={getErrorMessage(error, 'Failed to fetch destinations')}
          />
        ) : (
          <>
            <DestinationFilterBar all={data ?? []} filter={filter} onChange={change} />
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
                <li key={destination.id}>
                  <DestinationCard destination={destination} />
                </li>
              ))}
            </ul>
            {totalPages > 1 ? (
              <div className={styles.pages}>
                <PageLinks
                  page={page}
                  totalPages={totalPages}
                  getPageAddress={(targetPage) => `/destination?${filterQuery(filter, targetPage)}`}
                />
              </div>
            ) : null}
          </>
        )}
      </div>
    </>
  );
}
