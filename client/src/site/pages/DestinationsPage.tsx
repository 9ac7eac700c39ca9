import { useRef } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DestinationCard } from '../../features/destinations/site/DestinationCard.tsx';
import { DestinationFilterBar } from '../../features/destinations/site/DestinationFilterBar.tsx';
import {
  type DestinationFilter,
  filterQuery,
  parseDestinationFilter,
  showingText,
} from '../../features/destinations/site/destinationFilters.ts';
import {
  type FoundJourneys,
  getHealth,
  getJourneys,
} from '../../features/destinations/site/destinationsApi.ts';
import { JourneyMap } from '../../features/destinations/site/JourneyMap.tsx';
import { getErrorMessage } from '../../lib/api/errorMessage.ts';
import { ButtonLink } from '../../ui/site/Button.tsx';
import styles from '../../ui/site/FilterBar.module.css';
import { PageLinks } from '../../ui/site/ListFooter.tsx';
import { EmptyNotice, ErrorNotice, LoadingCards } from '../../ui/site/Notice.tsx';
import { PageBanner } from '../../ui/site/PageBanner.tsx';
import { parsePageQuery } from '../../ui/site/pageQuery.ts';
import { useListFocus } from '../../ui/site/useListFocus.ts';
import type { PageModule } from '../pageModule.ts';
import { peaksScene } from '../scenes/peaksScene.tsx';
import { breadcrumbs, filteredAddress, pageTitle } from './pageTitle.ts';

const toJourneyQuery = (query: URLSearchParams) =>
  filterQuery(parseDestinationFilter(query), parsePageQuery(query).page).toString();

export const loader: PageModule['loader'] = (store, _params, query) => [
  store.dispatch(getJourneys.initiate(toJourneyQuery(query))),
];

/** The main menu links to the two lists of one type. */
const titles = new Map([
  ['domestic', 'Destinations in India'],
  ['international', 'Destinations Abroad'],
]);

export const head: PageModule['head'] = (store, _params, query) => {
  const filter = parseDestinationFilter(query);
  const { data } = getJourneys.select(toJourneyQuery(query))(store.getState());
  // A page past the end shows the last one.
  const page = data?.pagination.page ?? 1;
  const title = titles.get(filter.type) ?? 'Popular Destinations';
  return {
    title: pageTitle(store, page > 1 ? `${title}, page ${page}` : title),
    description: 'Journeys in India and abroad with their prices in rupees, day by day.',
    ...filteredAddress('/destination', filterQuery(filter, page)),
    jsonLd: [breadcrumbs(['Destinations', '/destination'])],
  };
};

export function Component() {
  const [query, setQuery] = useSearchParams();
  // The outcome is ignored, so that it does not render the page again.
  getHealth.useQuery(undefined, { selectFromResult: () => ({}) });
  const filter = parseDestinationFilter(query);
  const { currentData, data, error, isFetching } = getJourneys.useQuery(toJourneyQuery(query));
  const hasFailed = error && !currentData && !isFetching;

  const change = (next: DestinationFilter) => setQuery(filterQuery(next), { replace: true });

  return (
    <>
      <PageBanner
        scene={peaksScene}
        title="Popular Destinations"
        text="Each with its price, season and plan."
        crumbs={[{ label: 'Destinations' }]}
      />
      <div className={`wrap ${styles.page}`}>
        <DestinationFilterBar counts={data?.counts} filter={filter} onChange={change} />
        {isFetching && !data ? (
          <LoadingCards label="Loading destinations" count={6} height={480} className={styles.cards} />
        ) : null}
        {hasFailed ? (
          <ErrorNotice
            title="Destinations could not be loaded"
            text={getErrorMessage(error, 'Failed to fetch destinations')}
          />
        ) : null}
        {data && !hasFailed ? <FoundList found={data} isBusy={isFetching} /> : null}
      </div>
    </>
  );
}

type FoundListProps = { found: FoundJourneys; isBusy: boolean };

/** One page of what was found, and the links to the others. */
function FoundList({ found, isBusy }: FoundListProps) {
  const { query, destinations, total, all, pagination, places } = found;
  const filter = parseDestinationFilter(new URLSearchParams(query));
  const showing = useRef<HTMLParagraphElement>(null);
  const heading = useListFocus(pagination.page);
  return (
    <>
      <p ref={showing} tabIndex={-1} className={styles.showing} role="status">
        {showingText(total, all, filter)}
      </p>
      {all === 0 ? (
        <EmptyNotice
          title="No destinations found"
          text="Tell us where you would like to go, and we plan the journey."
        >
          <ButtonLink to="/booking">Enquire</ButtonLink>
        </EmptyNotice>
      ) : total === 0 ? (
        <EmptyNotice title="No destinations found" text="Try adjusting your search criteria or filters">
          {/* the button will be gone, which would move the focus to the page */}
          <ButtonLink to="/destination" onClick={() => showing.current?.focus()}>
            Reset All Filters
          </ButtonLink>
        </EmptyNotice>
      ) : null}
      <h2 ref={heading} tabIndex={-1} className="visually-hidden">
        {pagination.page > 1 ? `All destinations, page ${pagination.page}` : 'All destinations'}
      </h2>
      <ul className={`each-later ${styles.cards}`} aria-busy={isBusy}>
        {destinations.map((destination, index) => (
          <li key={destination.id}>
            <DestinationCard destination={destination} eager={index === 0} />
          </li>
        ))}
      </ul>
      {pagination.total_pages > 1 ? (
        <div className={styles.pages}>
          <PageLinks
            page={pagination.page}
            totalPages={pagination.total_pages}
            getPagePath={(targetPage) => `/destination?${filterQuery(filter, targetPage)}`}
          />
        </div>
      ) : null}
      <div className="each-later">
        <JourneyMap places={places} />
      </div>
    </>
  );
}
