import { describePrice } from '@modules/destinations/calculatePrice.contract.ts';
import { formatPrice } from '@platform/text/formats.contract.ts';
import { JourneyArticles } from '../../features/articles/site/JourneyArticles.tsx';
import { getJourneyArticles } from '../../features/articles/site/journeyLinksApi.ts';
import { BestMonths } from '../../features/destinations/site/BestMonths.tsx';
import { BrochureButton } from '../../features/destinations/site/BrochureButton.tsx';
import { DestinationTables, QuickFacts } from '../../features/destinations/site/DestinationDetails.tsx';
import {
  brochureEnquiryPath,
  type Destination,
  getDestinationByName,
  getPriceCut,
} from '../../features/destinations/site/destinationsApi.ts';
import { defaultFacts, describeDestination } from '../../features/destinations/site/fallbackTexts.ts';
import { ItineraryDays } from '../../features/destinations/site/ItineraryDays.tsx';
import { JourneyCards } from '../../features/destinations/site/JourneyCards.tsx';
import { listSections } from '../../features/destinations/site/listSections.ts';
import { getSimilarJourneys } from '../../features/destinations/site/similarJourneysApi.ts';
import { JourneyReviews } from '../../features/reviews/site/JourneyReviews.tsx';
import { getReviews } from '../../features/reviews/site/reviewsApi.ts';
import { useBusinessFacts } from '../../features/settings/settingsApi.ts';
import { Planner } from '../../features/team/site/Planner.tsx';
import { getTeam } from '../../features/team/site/teamApi.ts';
import { getErrorMessage } from '../../lib/api/errorMessage.ts';
import { ButtonLink } from '../../ui/site/Button.tsx';
import { Points } from '../../ui/site/DetailParts.tsx';
import styles from '../../ui/site/Details.module.css';
import { ErrorNotice, LoadingCards } from '../../ui/site/Notice.tsx';
import { Badge, OldPrice } from '../../ui/site/PackageCard.tsx';
import { PageBanner } from '../../ui/site/PageBanner.tsx';
import { PictureBanner } from '../../ui/site/PictureBanner.tsx';
import { PictureGallery } from '../../ui/site/PictureGallery.tsx';
import { SectionNav } from '../../ui/site/SectionNav.tsx';
import { ShareActions } from '../../ui/site/ShareActions.tsx';
import { WishlistButton } from '../../ui/site/WishlistButton.tsx';
import { enquiryPath } from '../layout/enquirySubject.ts';
import { useEnquirySubject } from '../layout/useEnquirySubject.ts';
import type { PageModule, PageParams } from '../pageModule.ts';
import { useCurrentPage } from '../useCurrentPage.ts';
import { itineraryHead } from './itineraryHead.ts';
import { UnknownItinerary } from './UnknownItinerary.tsx';

const getDestinationName = (params: PageParams) => (params['destinationName'] ?? '').trim();

export const loader: PageModule['loader'] = (store, params) => {
  const name = getDestinationName(params);
  if (!name) return [];
  return [
    store.dispatch(getDestinationByName.initiate(name)),
    store.dispatch(getSimilarJourneys.initiate(name)),
    store.dispatch(getJourneyArticles.initiate(name)),
    store.dispatch(getReviews.initiate({ destination: name })),
    store.dispatch(getTeam.initiate()),
  ];
};

export const head: PageModule['head'] = (store, params) => itineraryHead(store, getDestinationName(params));

const crumbsTo = (label: string) => [{ label: 'Destinations', to: '/destination' }, { label }];

export function Component() {
  const name = getDestinationName(useCurrentPage().params);
  const { currentData, error } = getDestinationByName.useQuery(name, { skip: !name });

  if (currentData) return <Itinerary destination={currentData} requested={name} />;
  if (currentData === null || !name) return <UnknownItinerary name={name} />;
  return (
    <>
      <PageBanner title={name} crumbs={crumbsTo(name)} />
      <div className={`wrap ${styles.layout}`}>
        {error ? (
          <ErrorNotice
            title="This journey could not be loaded"
            text={getErrorMessage(error, 'Failed to fetch destination')}
          />
        ) : (
          <LoadingCards label={`Loading ${name}`} />
        )}
      </div>
    </>
  );
}

type ItineraryProps = {
  destination: Destination;
  /** The name in the address, by which its reviews are loaded. */
  requested: string;
};

function Itinerary({ destination, requested }: ItineraryProps) {
  const { name } = destination;
  const facts = useBusinessFacts();
  const enquiryUrl = enquiryPath({ source: 'destination', ...useEnquirySubject(), name });
  const { currentData: reviews } = getReviews.useQuery({ destination: requested });
  const { currentData: similar = [] } = getSimilarJourneys.useQuery(requested);
  const { currentData: articles = [] } = getJourneyArticles.useQuery(requested);
  const availableSections = {
    reviews: (reviews?.summary.average ?? null) !== null,
    similar: similar.length > 0,
  };

  return (
    <>
      <ItineraryBanner destination={destination} enquiryUrl={enquiryUrl} />
      <PictureGallery kind="destination" pictures={destination.gallery} />
      <SectionNav sections={listSections(destination, facts.today, availableSections)} />
      <div className={`wrap ${styles.layout}`} data-below-links>
        <Offer destination={destination} enquiryUrl={enquiryUrl} />
        <div className={`each-later ${styles.main}`}>
          <section id="overview" className={styles.overview} aria-label="Overview">
            <p className={styles.lead}>{describeDestination(destination)}</p>
            <QuickFacts destination={destination} />
            <BestMonths {...destination} />
          </section>
          <Points title="What you will remember" entries={destination.highlights} />
          <ItineraryDays days={destination.itineraries} />
          <div id="included" className={`later ${styles.columns}`}>
            <Points title="Included" entries={destination.inclusions.map(({ inclusion }) => inclusion)} />
            <Points
              title="Not included"
              entries={destination.exclusions.map(({ exclusion }) => exclusion)}
              excluded
            />
          </div>
          <DestinationTables destination={destination} today={facts.today} rules={facts} />
          <JourneyReviews choice={{ destination: requested }} />
          <JourneyArticles articles={articles} />
          <Planner destination={destination} />
        </div>
      </div>
      <JourneyCards id="similar" title="Similar journeys" journeys={similar} />
    </>
  );
}

type OfferProps = {
  destination: Destination;
  /** Address of the form. */
  enquiryUrl: string;
};

function Offer({ destination, enquiryUrl }: OfferProps) {
  const { name, starting_price: price } = destination;
  const { before, discount } = getPriceCut(destination);
  return (
    <aside className={styles.side} aria-label="Price and booking">
      <p className={styles.badges}>
        <Badge look="blue">{destination.type} tour</Badge>
        {discount ? <Badge>{discount}</Badge> : null}
      </p>
      <p className={styles.price}>
        From <strong>{formatPrice(price)}</strong>
        {before ? (
          <>
            <OldPrice price={formatPrice(before)} />{' '}
          </>
        ) : null}
        {describePrice(destination.package_cost, price)}
      </p>
      <ButtonLink to={enquiryUrl} look="sunny" wide>
        Book Now
      </ButtonLink>
      {destination.has_brochure ? (
        <BrochureButton destination={destination} />
      ) : (
        <ButtonLink to={brochureEnquiryPath(name)} look="outline" wide>
          Ask for the brochure
        </ButtonLink>
      )}
      <WishlistButton id={`destination-${destination.id}`} title={name} />
      <ShareActions name={name} />
    </aside>
  );
}

function ItineraryBanner({ destination, enquiryUrl }: OfferProps) {
  const { name, image, image_details, duration, starting_price } = destination;
  return (
    <PictureBanner
      title={name}
      crumbs={crumbsTo(name)}
      kind="destination"
      picture={{ ...image_details, image }}
      facts={[
        <>
          From <strong>{formatPrice(starting_price)}</strong> per person
        </>,
        duration || defaultFacts.duration,
      ]}
      action={
        <ButtonLink to={enquiryUrl} look="sunny">
          Enquire
        </ButtonLink>
      }
    />
  );
}
