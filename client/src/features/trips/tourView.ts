import type { PageContents } from '@modules/content/contract.ts';
import type { SampleTour, Trip } from '@modules/content/tripsPage.contract.ts';
import { formatPrice } from '@platform/text/formats.contract.ts';
import { findTour } from './findTour.ts';

/** The view model of a tour page, for the sample tour and for day trips. */
export type TourView = Omit<SampleTour, 'group_size' | 'original_price' | 'description' | 'discount'> & {
  id: string;
  groupSize: string | null;
  getPrice: (guests: number) => string;
  currency: 'USD' | 'INR';
  before: string | null;
  discount: string | null;
  paragraphs: string[];
  pickup: string | null;
  path: string;
};

/** The only price in dollars: that of the sample tour. */
const dollars = new Intl.NumberFormat('en-US', {
  style: 'currency',
  currency: 'USD',
  maximumFractionDigits: 0,
});

const sampleView = (tour: SampleTour): TourView => ({
  ...tour,
  id: 'sample-tour',
  groupSize: tour.group_size,
  getPrice: (guests) => dollars.format(tour.price * guests),
  currency: 'USD',
  before: tour.original_price > tour.price ? dollars.format(tour.original_price) : null,
  paragraphs: tour.description,
  pickup: null,
  path: '/tour-details',
});

export const tripPath = ({ id }: Trip) => `/tour-details?trip=${id}`;

const tripView = (trip: Trip): TourView => ({
  ...trip,
  id: `trip-${trip.id}`,
  groupSize: null,
  getPrice: (guests) => formatPrice(trip.price * guests),
  currency: 'INR',
  before: null,
  discount: null,
  paragraphs: [trip.description],
  gallery: [{ image: trip.image, alt: trip.title }],
  excluded: [],
  faq: [],
  path: tripPath(trip),
});

const toView = (tour: Trip | SampleTour) => ('id' in tour ? tripView(tour) : sampleView(tour));

/** The tour in the URL, see `findTour`. */
export function getTour(query: URLSearchParams, content: PageContents['trips']): TourView | null {
  const tour = findTour(query, content);
  return tour ? toView(tour) : null;
}

/** The tour that an enquiry link names. */
export function getTourByTitle(title: string, { trips, tours }: PageContents['trips']): TourView | null {
  const tour = [...trips, ...tours].find((one) => one.title === title);
  return tour ? toView(tour) : null;
}
