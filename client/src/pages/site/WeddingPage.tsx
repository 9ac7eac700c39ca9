import { Phone } from 'lucide-react';
import { messageOf } from '../../app/messageOf.ts';
import { Part } from '../../app/Part.tsx';
import type { PageModule } from '../../app/pageModule.ts';
import { Alert } from '../../components/Alert.tsx';
import { ButtonLink } from '../../components/Button.tsx';
import styles from '../../components/FilterBar.module.css';
import { EmptyNotice, ErrorNotice, LoadingCards } from '../../components/Notice.tsx';
import { PageBanner } from '../../components/PageBanner.tsx';
import { Section } from '../../components/Section.tsx';
import { useBusinessFacts } from '../../features/settings/settingsApi.ts';
import { WeddingCard } from '../../features/weddings/WeddingCard.tsx';
import { getWeddings, useGetWeddingsQuery } from '../../features/weddings/weddingsApi.ts';
import { phoneAddress } from './layout/siteMenu.ts';
import { breadcrumbs, pageTitle } from './pageTitle.ts';

export const load: PageModule['load'] = (store) => [
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
              <Part key={wedding.id} as="li" name="FeaturedWedding" of={wedding}>
                {() => <WeddingCard wedding={wedding} bookAs="Featured Wedding Package" brief />}
              </Part>
            ))}
          </ul>
        </Section>
      ) : null}
      <Section title="All wedding packages" text="Prices are for the whole package, not a person." white>
        {all.isLoading ? (
          <LoadingCards label="Loading wedding packages" height={460} className={styles.cards} />
        ) : null}
        {all.error && !all.data ? (
          <ErrorNotice
            title="Unable to Load Destinations"
            text={messageOf(all.error, 'Failed to fetch wedding destinations')}
          />
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
            <Part key={wedding.id} as="li" name="WeddingPackage" of={wedding}>
              {() => <WeddingCard wedding={wedding} bookAs="Wedding Package" />}
            </Part>
          ))}
        </ul>
      </Section>
    </>
  );
}
