import { phoneLink } from '@platform/text/formats.contract.ts';
import { Phone } from 'lucide-react';
import type { ComponentProps } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useBusinessFacts } from '../../features/settings/settingsApi.ts';
import { WeddingCard } from '../../features/weddings/site/WeddingCard.tsx';
import { WeddingFilterBar } from '../../features/weddings/site/WeddingFilterBar.tsx';
import {
  arrangeWeddings,
  isUnfiltered,
  parseWeddingFilter,
  weddingFilterQuery,
} from '../../features/weddings/site/weddingFilters.ts';
import {
  getWeddings,
  type WeddingCardFacts,
  weddingFailure,
} from '../../features/weddings/site/weddingsApi.ts';
import { getErrorMessage } from '../../lib/api/errorMessage.ts';
import { Alert } from '../../ui/site/Alert.tsx';
import { ButtonLink } from '../../ui/site/Button.tsx';
import styles from '../../ui/site/FilterBar.module.css';
import { EmptyNotice, ErrorNotice, LoadingCards } from '../../ui/site/Notice.tsx';
import { PageBanner } from '../../ui/site/PageBanner.tsx';
import { Section } from '../../ui/site/Section.tsx';
import type { PageModule } from '../pageModule.ts';
import { courtyardScene } from '../scenes/courtyardScene.tsx';
import { breadcrumbs, filteredAddress, pageTitle } from './pageTitle.ts';

export const loader: PageModule['loader'] = (store) => [
  store.dispatch(getWeddings.initiate('all')),
  store.dispatch(getWeddings.initiate('featured_in_destinations')),
];

export const head: PageModule['head'] = (store, _params, query) => ({
  title: pageTitle(store, 'Destination Wedding'),
  description:
    'Wedding packages by the sea, the lake, the fort and the hills of India, with capacity and price.',
  ...filteredAddress('/wedding', weddingFilterQuery(parseWeddingFilter(query))),
  image: '/pictures/weddings/udaipur-lake.svg',
  jsonLd: [breadcrumbs(['Destination Wedding', '/wedding'])],
});

export function Component() {
  const [query, setQuery] = useSearchParams();
  const filter = parseWeddingFilter(query);
  const all = getWeddings.useQuery('all');
  const featured = getWeddings.useQuery('featured_in_destinations');
  const { displayed, highlighted, listed } = arrangeWeddings(all.data ?? [], featured.data ?? [], filter);
  const hasList = highlighted.length === 0 || listed.length > 0 || !all.data;

  return (
    <>
      <Banner />
      {displayed.length > 0 ? (
        <div className={`wrap ${styles.above}`}>
          <WeddingFilterBar
            all={displayed}
            filter={filter}
            onChange={(next) => setQuery(weddingFilterQuery(next), { replace: true })}
          />
          <p className={styles.showing} role="status">
            {isUnfiltered(filter)
              ? ''
              : `Showing ${highlighted.length + listed.length} of ${displayed.length} wedding packages`}
          </p>
        </div>
      ) : null}
      {featured.error && !featured.data ? (
        <div className="wrap">
          <Alert kind="warning">
            <strong>Featured Destinations Unavailable</strong>{' '}
            {getErrorMessage(featured.error, 'Failed to fetch featured in destinations')}
          </Alert>
        </div>
      ) : null}
      {highlighted.length > 0 ? (
        <Section title="Featured Wedding Destinations">
          <WeddingCards weddings={highlighted} bookAs="Featured Wedding Package" brief eager />
        </Section>
      ) : null}
      {hasList ? (
        <Section
          title={listTitle(highlighted.length > 0, isUnfiltered(filter))}
          text="Prices are for the whole package, not per person."
          white={highlighted.length > 0}
        >
          {all.isLoading ? (
            <LoadingCards label="Loading wedding packages" height={460} className={styles.cards} />
          ) : null}
          {all.error && !all.data ? (
            <ErrorNotice title="Unable to Load Destinations" text={weddingFailure(all.error)} />
          ) : null}
          {all.data && listed.length === 0 ? <EmptyList isFiltered={!isUnfiltered(filter)} /> : null}
          <WeddingCards weddings={listed} bookAs="Wedding Package" eager={highlighted.length === 0} />
        </Section>
      ) : null}
    </>
  );
}

function listTitle(isBelowFeatured: boolean, isWhole: boolean): string {
  if (isBelowFeatured) return 'More wedding packages';
  return isWhole ? 'All wedding packages' : 'Matching wedding packages';
}

function Banner() {
  const facts = useBusinessFacts();
  return (
    <PageBanner
      scene={courtyardScene}
      title="Destination Wedding"
      text="Say where and when. We bring the boats, the lamps and the dry umbrellas."
    >
      {facts.phone_primary ? (
        <div style={{ marginTop: 'var(--mui-space-2)' }}>
          <ButtonLink to={phoneLink(facts.phone_primary)} look="sunny" small>
            <Phone size={18} aria-hidden="true" />
            Call Now
          </ButtonLink>
        </div>
      ) : null}
    </PageBanner>
  );
}

type WeddingCardsProps = { weddings: WeddingCardFacts[] } & Pick<
  ComponentProps<typeof WeddingCard>,
  'bookAs' | 'brief' | 'eager'
>;

function WeddingCards({ weddings, eager, ...look }: WeddingCardsProps) {
  return (
    <ul className={`each-later ${styles.cards}`}>
      {weddings.map((wedding, index) => (
        <li key={wedding.id}>
          <WeddingCard wedding={wedding} {...look} eager={eager && index === 0} />
        </li>
      ))}
    </ul>
  );
}

function EmptyList({ isFiltered }: { isFiltered: boolean }) {
  if (isFiltered) {
    return (
      <EmptyNotice
        title="No wedding packages found"
        text="Try another place, fewer guests or a larger budget."
      >
        <ButtonLink
          to="/wedding"
          // the button will be gone, which would move the focus to the page
          onClick={() => document.querySelector<HTMLElement>('search select')?.focus()}
        >
          See all wedding packages
        </ButtonLink>
      </EmptyNotice>
    );
  }
  return (
    <EmptyNotice
      title="No Wedding Destinations Available"
      text="Tell us what you dream of, and we look for it."
    >
      <ButtonLink to="/booking?for=wedding">Enquire</ButtonLink>
    </EmptyNotice>
  );
}
