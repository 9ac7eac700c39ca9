import { type DepartureState, getLastDay } from '@modules/destinations/departureState.contract.ts';
import { itineraryPath } from '@modules/destinations/itineraryPath.contract.ts';
import { formatDay } from '@platform/text/formats.contract.ts';
import { truncate } from '@platform/text/truncate.contract.ts';
import { type Destination, getDestinationByName } from '../../features/destinations/site/destinationsApi.ts';
import { describeDestination } from '../../features/destinations/site/fallbackTexts.ts';
import { listUpcomingDepartures } from '../../features/destinations/site/listUpcomingDepartures.ts';
import { readReviews } from '../../features/reviews/site/reviewsApi.ts';
import { toProduct } from '../../features/reviews/site/toProduct.ts';
import { readBusinessFacts } from '../../features/settings/settingsApi.ts';
import type { AppStore } from '../../lib/store/store.ts';
import type { PageHead } from '../pageModule.ts';
import { breadcrumbs, pageTitle } from './pageTitle.ts';

const availability: Record<DepartureState, string> = {
  open: 'InStock',
  guaranteed: 'InStock',
  few_left: 'LimitedAvailability',
  full: 'SoldOut',
};

/** Whether the name is a former one, that is, neither a name, a part of one nor a current slug: the page has moved. */
const isFormerName = (requested: string, { name, slug }: { name: string; slug: string }) =>
  !name.toLowerCase().includes(requested.toLowerCase()) && requested.toLowerCase() !== slug;

export function itineraryHead(store: AppStore, name: string): PageHead {
  const { data } = getDestinationByName.select(name)(store.getState());
  if (!data) {
    const isMissing = data === null || name === '';
    return {
      title: pageTitle(store, isMissing ? 'Destination not found' : name),
      description: 'Journeys in India and abroad, day by day, with their prices in rupees.',
      canonicalPath: itineraryPath(name),
      ...(isMissing ? { status: 404 } : {}),
    };
  }
  const path = itineraryPath(data.name);
  const description = describeDestination(data);
  return {
    title: pageTitle(store, data.meta_title || `${data.name} tour and itinerary`),
    description: data.meta_description || truncate(description, 155),
    canonicalPath: path,
    image: data.image,
    focus: data.image_details,
    ...(isFormerName(name, data) ? { redirect: path } : {}),
    jsonLd: [
      breadcrumbs(['Destinations', '/destination'], [data.name, path]),
      {
        '@context': 'https://schema.org',
        '@type': 'TouristTrip',
        name: data.name,
        description,
        image: [data.image, ...data.gallery.map(({ image }) => image)],
        url: path,
        itinerary: data.itineraries.map(({ day, title }) => ({
          '@type': 'ItemList',
          name: `Day ${day}: ${title}`,
        })),
        offers: {
          '@type': 'Offer',
          price: data.starting_price,
          priceCurrency: 'INR',
          availability: 'https://schema.org/InStock',
          url: path,
        },
        ...listDepartureFacts(data, store, path),
      },
      ...listReviewedProduct(store, name, { ...data, description }, path),
    ],
  };
}

/** Next to the trip, a product that can have a rating; without reviews it would say nothing new. */
function listReviewedProduct(store: AppStore, name: string, data: Destination, path: string): object[] {
  const reviews = readReviews(store, { destination: name });
  if (!reviews || reviews.summary.average === null) return [];
  return [toProduct({ ...data, price: data.starting_price, path }, reviews)];
}

/** Each departure is a trip with its own offer. */
function listDepartureFacts(destination: Destination, store: AppStore, url: string): object {
  const { today } = readBusinessFacts(store);
  const departures = listUpcomingDepartures(destination, today);
  if (departures.length === 0) return {};
  return {
    subTrip: departures.map((departure) => ({
      '@type': 'TouristTrip',
      name: `${destination.name}, ${formatDay(departure.date)}`,
      departureTime: departure.date,
      arrivalTime: getLastDay(departure, destination.itineraries) ?? undefined,
      offers: {
        '@type': 'Offer',
        price: departure.price ?? destination.starting_price,
        priceCurrency: 'INR',
        availability: `https://schema.org/${availability[departure.state]}`,
        inventoryLevel: { '@type': 'QuantitativeValue', value: departure.seats_left },
        url,
      },
    })),
  };
}
