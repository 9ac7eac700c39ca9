import { formatPrice } from '../../app/formats.ts';
import { messageOf } from '../../app/messageOf.ts';
import type { PageModule, PageParams } from '../../app/pageModule.ts';
import { useCurrentPage } from '../../app/useCurrentPage.ts';
import { ButtonLink } from '../../components/Button.tsx';
import { Points } from '../../components/DetailParts.tsx';
import styles from '../../components/Details.module.css';
import { ErrorNotice, LoadingCards } from '../../components/Notice.tsx';
import { Badge } from '../../components/PackageCard.tsx';
import { PageBanner } from '../../components/PageBanner.tsx';
import { Picture } from '../../components/Picture.tsx';
import { BrochureButton } from '../../features/destinations/BrochureButton.tsx';
import { DestinationTables, QuickFacts } from '../../features/destinations/DestinationDetails.tsx';
import {
  type Destination,
  getDestinationByName,
  useGetDestinationByNameQuery,
} from '../../features/destinations/destinationsApi.ts';
import { destinationDescriptions, genericDescription } from '../../features/destinations/fallbackTexts.ts';
import { ItineraryDays } from '../../features/destinations/ItineraryDays.tsx';
import { itineraryHead } from './itineraryHead.ts';
import { UnknownItinerary } from './UnknownItinerary.tsx';

const nameOf = (params: PageParams) => (params['destinationName'] ?? '').trim();

export const load: PageModule['load'] = (store, params) => [
  store.dispatch(getDestinationByName.initiate(nameOf(params))),
];

export const head: PageModule['head'] = (store, params) => itineraryHead(store, nameOf(params));

const crumbsTo = (label: string) => [{ label: 'Destinations', to: '/destination' }, { label }];

export function Component() {
  const name = nameOf(useCurrentPage().params);
  const { currentData, error } = useGetDestinationByNameQuery(name);

  if (currentData) return <Itinerary destination={currentData} />;
  if (currentData === null) return <UnknownItinerary />;
  return (
    <>
      <PageBanner title={name} crumbs={crumbsTo(name)} />
      <div className={`wrap ${styles.layout}`}>
        {error ? (
          <ErrorNotice
            title="This journey is out of reach"
            text={messageOf(error, 'Failed to fetch destination')}
          />
        ) : (
          <LoadingCards label={`Loading ${name}`} />
        )}
      </div>
    </>
  );
}

function Itinerary({ destination }: { destination: Destination }) {
  const { name, starting_price: price, original_price: before } = destination;
  const booking = new URLSearchParams({ for: 'destination', info: name, travel_type: 'Destination Package' });
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
          <DestinationTables destination={destination} />
        </div>
        <aside className={styles.side} aria-label="Price and booking">
          <p className={styles.badges}>
            <Badge look="blue">{destination.type} tour</Badge>
            {destination.discount ? <Badge>{destination.discount}</Badge> : null}
          </p>
          <p className={styles.price}>
            From <strong>{formatPrice(price)}</strong>
            {before && before > price ? (
              <>
                <s>{formatPrice(before)}</s>{' '}
              </>
            ) : null}
            {costNote(destination.package_cost, price)}
          </p>
          <ButtonLink to={`/booking?${booking}`} look="sunny" wide>
            Book Now
          </ButtonLink>
          <BrochureButton destination={destination} />
        </aside>
      </div>
    </>
  );
}

/** What the price is for; a note that begins with the price does not say it twice. */
const costNote = (note: string | null, price: number) =>
  note?.replace(formatPrice(price), '').trim() || 'a person';
