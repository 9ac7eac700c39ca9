import { BrochureButton } from '../../features/destinations/site/BrochureButton.tsx';
import { DestinationTables, QuickFacts } from '../../features/destinations/site/DestinationDetails.tsx';
import {
  brochureEnquiryPath,
  type Destination,
  destinationBookingPath,
  getDestinationByName,
  getPriceCut,
  useGetDestinationByNameQuery,
} from '../../features/destinations/site/destinationsApi.ts';
import {
  destinationDescriptions,
  genericDescription,
} from '../../features/destinations/site/fallbackTexts.ts';
import { ItineraryDays } from '../../features/destinations/site/ItineraryDays.tsx';
import { JourneyReviews } from '../../features/reviews/site/JourneyReviews.tsx';
import { getReviews } from '../../features/reviews/site/reviewsApi.ts';
import { useBusinessFacts } from '../../features/settings/settingsApi.ts';
import { getErrorMessage } from '../../lib/api/errorMessage.ts';
import { formatPrice } from '../../lib/text/formats.ts';
import { ButtonLink } from '../../ui/site/Button.tsx';
import { Points } from '../../ui/site/DetailParts.tsx';
import styles from '../../ui/site/Details.module.css';
import { ErrorNotice, LoadingCards } from '../../ui/site/Notice.tsx';
import { Badge } from '../../ui/site/PackageCard.tsx';
import { PageBanner } from '../../ui/site/PageBanner.tsx';
import { Picture } from '../../ui/site/Picture.tsx';
import { WishlistButton } from '../../ui/site/WishlistButton.tsx';
import type { PageModule, PageParams } from '../pageModule.ts';
import { useCurrentPage } from '../useCurrentPage.ts';
import { itineraryHead } from './itineraryHead.ts';
import { UnknownItinerary } from './UnknownItinerary.tsx';

const getDestinationName = (params: PageParams) => (params['destinationName'] ?? '').trim();

export const loader: PageModule['loader'] = (store, params) => [
  store.dispatch(getDestinationByName.initiate(getDestinationName(params))),
  store.dispatch(getReviews.initiate({ destination: getDestinationName(params) })),
];

export const head: PageModule['head'] = (store, params) => itineraryHead(store, getDestinationName(params));

const crumbsTo = (label: string) => [{ label: 'Destinations', to: '/destination' }, { label }];

export function Component() {
  const name = getDestinationName(useCurrentPage().params);
  const { currentData, error } = useGetDestinationByNameQuery(name);

  if (currentData) return <Itinerary destination={currentData} requested={name} />;
  if (currentData === null) return <UnknownItinerary />;
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
  const { name, starting_price: price } = destination;
  const { before, discount } = getPriceCut(destination);
  const facts = useBusinessFacts();
  const description = destination.description || destinationDescriptions[name] || genericDescription(name);

  return (
    <>
      <PageBanner title={name} crumbs={crumbsTo(name)} />
      <div className={`wrap ${styles.layout}`}>
        <div className={styles.main}>
          <Picture
            className={styles.cover}
            src={destination.image}
            kind="destination"
            size="cover"
            alt={name}
            width={1200}
            height={675}
            eager
          />
          <p className={styles.lead}>{description}</p>
          <QuickFacts destination={destination} />
          <Points title="What you will remember" entries={destination.highlights} />
          <ItineraryDays days={destination.itineraries} />
          <div className={styles.columns}>
            <Points title="Included" entries={destination.inclusions.map(({ inclusion }) => inclusion)} />
            <Points
              title="Not included"
              entries={destination.exclusions.map(({ exclusion }) => exclusion)}
              not
            />
          </div>
          <DestinationTables destination={destination} today={facts.today} rules={facts} />
          <JourneyReviews choice={{ destination: requested }} />
        </div>
        <aside className={styles.side} aria-label="Price and booking">
          <p className={styles.badges}>
            <Badge look="blue">{destination.type} tour</Badge>
            {discount ? <Badge>{discount}</Badge> : null}
          </p>
          <p className={styles.price}>
            From <strong>{formatPrice(price)}</strong>
            {before ? (
              <>
                <s>{formatPrice(before)}</s>{' '}
              </>
            ) : null}
            {costNote(destination.package_cost, price)}
          </p>
          <ButtonLink to={destinationBookingPath(name)} look="sunny" wide>
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
        </aside>
      </div>
    </>
  );
}

/** What the price covers; a note that starts with the price does not repeat it. */
const costNote = (note: string | null, price: number) =>
  note?.replace(formatPrice(price), '').trim() || 'per person';
