import { itineraryPath } from '@modules/destinations/itineraryPath.contract.ts';
import { weddingPagePath } from '@modules/weddings/weddingPagePath.contract.ts';
import { formatNumber, formatPrice } from '@platform/text/formats.contract.ts';
import { getPageContent, usePageContent } from '../../features/content/site/contentApi.ts';
import { type Destination, getDestinationByName } from '../../features/destinations/site/destinationsApi.ts';
import type { BookingSource } from '../../features/enquiries/site/booking/bookingSource.ts';
import { getTourByTitle, type TourView } from '../../features/trips/tourView.ts';
import { getWeddings, type WeddingCardFacts } from '../../features/weddings/site/weddingsApi.ts';
import type { AppStore } from '../../lib/store/store.ts';
import type { JourneyFacts } from './JourneySummary.tsx';

/** The destination that the link is about; empty when it is about something else. */
const getDestinationName = (source: BookingSource) => (/^destination$/i.test(source.for) ? source.info : '');

const isTour = (source: BookingSource) => source.info !== '' && /^(tour|trip)$/i.test(source.for);

/** Loads what `useEnquiryJourney` reads, except for the wedding packages, which the page loads for its form. */
export function loadEnquiryJourney(store: AppStore, source: BookingSource) {
  const name = getDestinationName(source);
  if (name) return [store.dispatch(getDestinationByName.initiate(name))];
  return isTour(source) ? [store.dispatch(getPageContent.initiate('trips'))] : [];
}

/** The journey that the link of an enquiry names; null while it is unknown. */
export function useEnquiryJourney(
  source: BookingSource,
  isWedding: boolean,
): { summary: JourneyFacts | null; destination: Destination | null } {
  const name = getDestinationName(source);
  const { data: weddings } = getWeddings.useQuery('all_brief');
  const { content: trips } = usePageContent('trips', { skip: !isTour(source) });
  const { currentData: destination = null } = getDestinationByName.useQuery(name, { skip: name === '' });

  const wedding = isWedding ? weddings?.find(({ title }) => title === source.info) : undefined;
  if (wedding) return { summary: fromWedding(wedding), destination };
  const tour = isTour(source) && trips ? getTourByTitle(source.info, trips) : null;
  if (tour) return { summary: fromTour(tour), destination };
  return { summary: destination && fromDestination(destination), destination };
}

const fromDestination = (destination: Destination): JourneyFacts => ({
  title: destination.name,
  path: itineraryPath(destination.name),
  image: destination.image,
  focus: destination.image_details,
  pictureKind: 'destination',
  duration: destination.duration,
  price: formatPrice(destination.starting_price),
  isStartingPrice: true,
  priceNote: 'per person',
});

const fromTour = ({ title, path, gallery, duration, getPrice }: TourView): JourneyFacts => ({
  title,
  path,
  image: gallery[0]?.image,
  pictureKind: 'destination',
  duration,
  price: getPrice(1),
  isStartingPrice: true,
  priceNote: 'per person',
});

const fromWedding = ({
  title,
  slug,
  gallery,
  duration,
  price,
  capacity,
}: WeddingCardFacts): JourneyFacts => ({
  title,
  path: weddingPagePath(slug),
  image: gallery[0]?.image,
  focus: gallery[0],
  pictureKind: 'wedding',
  duration,
  price: formatPrice(price),
  isStartingPrice: false,
  priceNote: `for up to ${formatNumber(capacity)} guests`,
});
