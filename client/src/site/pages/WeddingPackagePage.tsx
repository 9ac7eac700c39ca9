import { formatNumber, formatPrice, phoneLink } from '@platform/text/formats.contract.ts';
import { JourneyReviews } from '../../features/reviews/site/JourneyReviews.tsx';
import { getReviews } from '../../features/reviews/site/reviewsApi.ts';
import { useBusinessFacts } from '../../features/settings/settingsApi.ts';
import { WeddingBadges } from '../../features/weddings/site/WeddingBadges.tsx';
import { WeddingCard } from '../../features/weddings/site/WeddingCard.tsx';
import { WeddingDetails } from '../../features/weddings/site/WeddingDetails.tsx';
import { findSimilarWeddings } from '../../features/weddings/site/weddingFilters.ts';
import {
  getWeddingBySlug,
  getWeddings,
  type Wedding,
  weddingBookingPath,
  weddingFailure,
} from '../../features/weddings/site/weddingsApi.ts';
import { ButtonLink } from '../../ui/site/Button.tsx';
import styles from '../../ui/site/Details.module.css';
import list from '../../ui/site/FilterBar.module.css';
import { EmptyNotice, ErrorNotice, LoadingCards } from '../../ui/site/Notice.tsx';
import { PageBanner } from '../../ui/site/PageBanner.tsx';
import { PictureBanner } from '../../ui/site/PictureBanner.tsx';
import { PictureGallery } from '../../ui/site/PictureGallery.tsx';
import { Section } from '../../ui/site/Section.tsx';
import { ShareActions } from '../../ui/site/ShareActions.tsx';
import { WishlistButton } from '../../ui/site/WishlistButton.tsx';
import type { PageModule, PageParams } from '../pageModule.ts';
import { useCurrentPage } from '../useCurrentPage.ts';
import { weddingPackageHead } from './weddingPackageHead.ts';

const getSlug = (params: PageParams) => (params['slug'] ?? '').toLowerCase();

export const loader: PageModule['loader'] = (store, params) => [
  store.dispatch(getWeddingBySlug.initiate(getSlug(params))),
  store.dispatch(getReviews.initiate({ wedding: getSlug(params) })),
  store.dispatch(getWeddings.initiate('all_brief')),
];

export const head: PageModule['head'] = (store, params) => weddingPackageHead(store, getSlug(params));

const crumbsTo = (label: string) => [{ label: 'Destination Wedding', to: '/wedding' }, { label }];

export function Component() {
  const { params } = useCurrentPage();
  const { currentData, error } = getWeddingBySlug.useQuery(getSlug(params));

  if (currentData)
    return <WeddingPackage key={currentData.id} wedding={currentData} requested={getSlug(params)} />;
  if (currentData === null) {
    return (
      <EmptyNotice
        page
        title="Wedding package not found"
        text="We no longer offer this package. These are the ones we do."
      >
        <ButtonLink to="/wedding">See all wedding packages</ButtonLink>
      </EmptyNotice>
    );
  }
  return (
    <>
      <PageBanner title="Wedding package" crumbs={crumbsTo('Wedding package')} />
      <div className={`wrap ${styles.layout}`}>
        {error ? (
          <ErrorNotice title="This wedding package could not be loaded" text={weddingFailure(error)} />
        ) : (
          <LoadingCards label="Loading the wedding package" />
        )}
      </div>
    </>
  );
}

function WeddingPackage({ wedding, requested }: { wedding: Wedding; requested: string }) {
  const { data: all = [] } = getWeddings.useQuery('all_brief');
  const { currentData: reviews } = getReviews.useQuery({ wedding: requested });
  const similar = findSimilarWeddings(all, wedding);
  const [cover, ...pictures] = wedding.gallery;
  return (
    <>
      <PictureBanner
        title={wedding.title}
        crumbs={crumbsTo(wedding.title)}
        kind="wedding"
        picture={cover}
        facts={[
          <>
            <strong>{formatPrice(wedding.price)}</strong> for up to {formatNumber(wedding.capacity)} guests
          </>,
          ...(wedding.duration ? [wedding.duration] : []),
        ]}
        action={
          <ButtonLink to={weddingBookingPath(wedding.title, 'Wedding Package')} look="sunny">
            Enquire
          </ButtonLink>
        }
      />
      <PictureGallery kind="wedding" pictures={pictures} />
      <div className={`wrap ${styles.layout}`}>
        <WeddingOffer wedding={wedding} />
        <WeddingDetails wedding={wedding} reviews={reviews?.summary}>
          <JourneyReviews choice={{ wedding: requested }} />
        </WeddingDetails>
      </div>
      {similar.length > 0 ? (
        <div className={styles.related}>
          <Section
            title="Similar wedding packages"
            more={{ label: 'View All Wedding Packages', to: '/wedding' }}
            white
          >
            <ul className={list.cards}>
              {similar.map((other) => (
                <li key={other.id}>
                  <WeddingCard wedding={other} bookAs="Wedding Package" brief />
                </li>
              ))}
            </ul>
          </Section>
        </div>
      ) : null}
    </>
  );
}

function WeddingOffer({ wedding }: { wedding: Wedding }) {
  const facts = useBusinessFacts();
  return (
    <aside className={styles.side} aria-label="Price and enquiry">
      <p className={styles.badges}>
        <WeddingBadges wedding={wedding} />
      </p>
      <p className={styles.price}>
        <strong>{formatPrice(wedding.price)}</strong> for the whole package, up to{' '}
        {formatNumber(wedding.capacity)} guests
      </p>
      <ButtonLink to={weddingBookingPath(wedding.title, 'Wedding Package')} look="sunny" wide>
        Enquire about this wedding
      </ButtonLink>
      {facts.phone_primary ? (
        <ButtonLink to={phoneLink(facts.phone_primary)} look="outline" wide>
          Call Now
        </ButtonLink>
      ) : null}
      <WishlistButton id={`wedding-${wedding.id}`} title={wedding.title} />
      <ShareActions name={wedding.title} />
    </aside>
  );
}
