import { formatPrice } from '../../app/formats.ts';
import { type SampleTour, sampleTour, type Trip, trips } from './trips.ts';

/** A tour as its page shows it, be it the sample tour or a day trip. */
export type TourView = {
  id: string;
  title: string;
  location: string;
  duration: string;
  groupSize: string | null;
  priceOf: (guests: number) => string;
  price: number;
  currency: 'USD' | 'INR';
  before: string | null;
  discount: string | null;
  rating: number;
  reviews: number;
  paragraphs: string[];
  gallery: { image: string; alt: string }[];
  highlights: string[];
  included: string[];
  excluded: string[];
  pickup: string | null;
  faq: SampleTour['faq'];
  path: string;
};

/** The one price in dollars: the sample tour's. */
const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

const sampleView: TourView = {
  ...sampleTour,
  id: 'sample-tour',
  groupSize: sampleTour.group_size,
  priceOf: (guests) => dollars.format(sampleTour.price * guests),
  before: dollars.format(sampleTour.original_price),
  paragraphs: sampleTour.description,
  pickup: null,
  path: '/tour-details',
};

const tripView = (trip: Trip): TourView => ({
  ...trip,
  id: `trip-${trip.id}`,
  groupSize: null,
  priceOf: (guests) => formatPrice(trip.price * guests),
  currency: 'INR',
  before: null,
  discount: null,
  paragraphs: [trip.description],
  gallery: [{ image: trip.image, alt: trip.title }],
  excluded: [],
  faq: [],
  path: `/tour-details?trip=${trip.id}`,
});

/** The tour that the address names: without `trip` the sample tour, with an unknown one nothing. */
export function tourOf(query: URLSearchParams): TourView | null {
  const asked = query.get('trip');
  if (asked === null) return sampleView;
  const trip = trips.find(({ id }) => String(id) === asked.trim());
  return trip ? tripView(trip) : null;
}
