import { getDestinationByName, itineraryPath } from '../../features/destinations/site/destinationsApi.ts';
import type { AppStore } from '../../lib/store/store.ts';
import type { PageHead } from '../pageModule.ts';
import { breadcrumbs, pageTitle } from './pageTitle.ts';

/** A former slug, not a name, a part of one or a current slug: the page has moved. */
const isOldSlug = (requested: string, { name, slug }: { name: string; slug: string }) =>
  !name.toLowerCase().includes(requested.toLowerCase()) && requested.toLowerCase() !== slug;

export function itineraryHead(store: AppStore, name: string): PageHead {
  const { data, error } = getDestinationByName.select(name)(store.getState());
  if (!data) {
    return {
      title: pageTitle(store, data === null ? 'Destination not found' : name),
      description: 'Journeys in India and abroad, day by day, with their prices in rupees.',
      canonicalPath: itineraryPath(name),
      ...(data === null ? { status: 404 } : error ? { status: 503 } : {}),
    };
  }
  const path = itineraryPath(data.name);
  return {
    title: pageTitle(store, data.meta_title || `${data.name} tour and itinerary`),
    description: data.meta_description || data.description.slice(0, 155),
    canonicalPath: path,
    image: data.image,
    ...(isOldSlug(name, data) ? { redirect: path } : {}),
    jsonLd: [
      breadcrumbs(['Destinations', '/destination'], [data.name, path]),
      {
        '@context': 'https://schema.org',
        '@type': 'TouristTrip',
        name: data.name,
        description: data.description,
        image: data.image,
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
      },
    ],
  };
}
