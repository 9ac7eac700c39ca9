import { Phone } from 'lucide-react';
import { useBusinessFacts } from '../../features/settings/settingsApi.ts';
import { WeddingCard } from '../../features/weddings/site/WeddingCard.tsx';
import {
  getWeddings,
  useGetWeddingsQuery,
  weddingFailure,
} from '../../features/weddings/site/weddingsApi.ts';
import { Alert } from '../../ui/site/Alert.tsx';
import { ButtonLink } from '../../ui/site/Button.tsx';
import styles from '../../ui/site/FilterBar.module.css';
import { EmptyNotice, ErrorNotice, LoadingCards } from '../../ui/site/Notice.tsx';
import { PageBanner } from '../../ui/site/PageBanner.tsx';
import { Section } from '../../ui/site/Section.tsx';
import { phoneAddress } from '../layout/siteMenu.ts';
import type { PageModule } from '../pageModule.ts';
import { breadcrumbs, pageTitle } from './pageTitle.ts';

export const loader: PageModule['loader'] = (store) => [
  store.dispatch(getWeddings.initiate('all')),
  store.dispatch(getWeddings.initiate('featured_in_destinations')),
];

export const head: PageModule['head'] = (store) => ({
  title: pageTitle(store, 'Destination Wedding'),
  description:
    'Wedding packages by the sea, the lake, the fort and the hills of India, with capacity and price.',
  canonicalPath: '/wedding',
  image: '/pictures/weddings/udaipur-lake.svg',
  jsonLd: [breadcrumbs(['Destination Wedding', '/wedding'])],
});

export function Component() {
  const facts = useBusinessFacts();
  const all = useGetWeddingsQuery('all');
  const featured = useGetWeddingsQuery('featured_in_destinations');
  const listed = (all.data ?? []).filter((wedding) => wedding.display_in_destinations);

  return (
    <>
      <PageBanner
        title="Destination Wedding"
        text="Say where and when. We bring the boats, the lamps and the dry umbrellas."
      >
        <div>
          <ButtonLink to={phoneAddress(facts.phone_primary)} look="sunny" small>
            <Phone size={18} aria-hidden="true" />
            Call Now
          </ButtonLink>
        </div>
      </PageBanner>
      {featured.error && !featured.data ? (
        <div className="wrap">
          <Alert kind="warning">Featured Destinations Unavailable</Alert>
        </div>
      ) : null}
      {featured.data && featured.data.length > 0 ? (
        <Section title="Featured Wedding Destinations">
          <ul className={styles.cards}>
            {featured.data.slice(0, 6).map((wedding) => (
              <li key={wedding.id}>
                <WeddingCard wedding={wedding} bookAs="Featured Wedding Package" brief />
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      <Section title="All wedding packages" text="Prices are for the whole package, not per person." white>
        {all.isLoading ? (
          <LoadingCards label="Loading wedding packages" height={460} className={styles.cards} />
        ) : null}
        {all.error && !all.data ? (
          <ErrorNotice title="Unable to Load Destinations" text={weddingFailure(all.error)} />
        ) : null}
        {all.data && listed.length === 0 ? (
          <EmptyNotice
            title="No Wedding Destinations Available"
            text="Tell us what you dream of, and we look for it."
          >
            <ButtonLink to="/booking?for=wedding">Enquire</ButtonLink>
          </EmptyNotice>
        ) : null}
        <ul className={styles.cards}>
          {listed.map((wedding) => (
            <li key={wedding.id}>
              <WeddingCard wedding={wedding} bookAs="Wedding Package" />
            </li>
          ))}
        </ul>
      </Section>
    </>
  );
}
