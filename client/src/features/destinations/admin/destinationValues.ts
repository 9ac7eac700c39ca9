import type { DestinationResponse } from '@modules/destinations/contract.ts';
import type { DepartureResponse } from '@modules/destinations/departures.contract.ts';
import type { DescribedPicture } from '@platform/picture.contract.ts';
import type { Line } from '../../../ui/admin/form/LineList.tsx';
import {
  blankDetailValues,
  toDetailValues,
  toPictureValues,
} from '../../../ui/admin/upload/pictureValues.ts';

export type DestinationValues = ReturnType<typeof toDestinationValues>;
export type ItineraryDay = DestinationValues['itineraries'][number];

export const newDestination: DestinationValues = {
  name: '',
  type: 'domestic',
  image: '',
  image_details: blankDetailValues,
  gallery: [],
  trip_count: '0',
  starting_price: '',
  original_price: '',
  discount: '',
  description: '',
  highlights: [],
  best_time_to_visit: '',
  duration: '',
  group_size: '',
  difficulty: 'Easy',
  themes: [],
  group_types: [],
  package_cost: '',
  latitude: '',
  longitude: '',
  featured: false,
  is_active: true,
  sort_order: '0',
  meta_title: '',
  meta_description: '',
  brochure: null,
  itineraries: [],
  inclusions: [],
  exclusions: [],
  hotels: [],
  available_dates: [],
  payment_policies: [],
  cancellation_policies: [],
};

/** Converts an existing entry to form values: numbers as typed. */
export function toDestinationValues(entry: DestinationResponse) {
  return {
    name: entry.name,
    type: entry.type,
    image: entry.image,
    image_details: toDetailValues(entry.image_details),
    gallery: entry.gallery.map(toPictureValues),
    trip_count: String(entry.trip_count),
    starting_price: String(entry.starting_price),
    original_price: entry.original_price === null ? '' : String(entry.original_price),
    discount: entry.discount ?? '',
    description: entry.description,
    highlights: toLines(entry.highlights),
    best_time_to_visit: entry.best_time_to_visit ?? '',
    duration: entry.duration ?? '',
    group_size: entry.group_size ?? '',
    difficulty: entry.difficulty,
    themes: entry.themes,
    group_types: entry.group_types,
    package_cost: entry.package_cost ?? '',
    latitude: String(entry.latitude ?? ''),
    longitude: String(entry.longitude ?? ''),
    featured: entry.featured,
    is_active: entry.is_active,
    sort_order: String(entry.sort_order),
    meta_title: entry.meta_title ?? '',
    meta_description: entry.meta_description ?? '',
    brochure: entry.brochure_path
      ? {
          path: entry.brochure_path,
          filename: entry.brochure_filename ?? '',
          size: entry.brochure_size ?? 0,
        }
      : null,
    itineraries: entry.itineraries.map((day) => ({
      ...withPictureValues(day),
      day: String(day.day),
    })),
    inclusions: toLines(entry.inclusions.map(({ inclusion }) => inclusion)),
    exclusions: toLines(entry.exclusions.map(({ exclusion }) => exclusion)),
    hotels: entry.hotels.map((hotel) => ({ ...withPictureValues(hotel), nights: String(hotel.nights) })),
    available_dates: entry.available_dates.map(toAvailableDate),
    payment_policies: entry.payment_policies,
    cancellation_policies: entry.cancellation_policies,
  };
}

const withPictureValues = <Row extends { picture: DescribedPicture | null }>(row: Row) => ({
  ...row,
  picture: row.picture && toPictureValues(row.picture),
});

const toAvailableDate = (departure: DepartureResponse) => ({
  date: departure.date,
  end_date: departure.end_date ?? '',
  seats: String(departure.seats),
  seats_taken: String(departure.seats_taken),
  price: departure.price === null ? '' : String(departure.price),
  guaranteed: departure.guaranteed,
});

const toLines = (texts: readonly string[]): Line[] => texts.map((text) => ({ text }));

/** Converts form values to the input of the contract's schema, without empty lines. */
export function toDestinationInput(input: unknown) {
  const { brochure, highlights, ...values } = input as DestinationValues; // only the form calls it
  return {
    ...values,
    highlights: highlights.map(({ text }) => text),
    inclusions: filled(values.inclusions).map(({ text }) => ({ inclusion: text })),
    exclusions: filled(values.exclusions).map(({ text }) => ({ exclusion: text })),
    brochure_path: brochure?.path ?? null,
    brochure_filename: brochure?.filename ?? null,
    brochure_size: brochure?.size ?? null,
  };
}

const filled = (lines: Line[]) => lines.filter(({ text }) => text.trim() !== '');
