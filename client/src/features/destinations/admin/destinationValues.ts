import type { DestinationFields, DestinationResponse } from '@modules/destinations/contract.ts';
import type { DescribedPicture } from '@platform/picture.contract.ts';
import { toFormValues } from '../../../lib/forms/toFormValues.ts';
import type { Line } from '../../../ui/admin/form/LineList.tsx';
import { blankDetailValues, toPictureValues } from '../../../ui/admin/upload/pictureValues.ts';

export type DestinationValues = ReturnType<typeof toDestinationValues>;
export type ItineraryDay = DestinationValues['itineraries'][number];

export const newDeparture = {
  date: '',
  end_date: '',
  seats: '0',
  seats_taken: '0',
  price: '',
  guaranteed: false,
};

/** `loaded` is what the editor started from, also in a draft; a new departure has none. */
type DepartureValues = typeof newDeparture & {
  loaded?: Pick<typeof newDeparture, 'date' | 'seats_taken'>;
};

/** The fields that are the same in the form and in the entry. */
const newFields = {
  name: '',
  type: 'domestic' as DestinationResponse['type'],
  image: '',
  image_details: blankDetailValues,
  trip_count: '0',
  starting_price: '',
  original_price: '',
  discount: '',
  description: '',
  best_time_to_visit: '',
  duration: '',
  group_size: '',
  difficulty: 'Easy' as DestinationResponse['difficulty'],
  themes: [] as DestinationResponse['themes'],
  group_types: [] as DestinationResponse['group_types'],
  package_cost: '',
  latitude: '',
  longitude: '',
  featured: false,
  is_active: true,
  sort_order: '0',
  meta_title: '',
  meta_description: '',
  payment_policies: [] as DestinationResponse['payment_policies'],
  cancellation_policies: [] as DestinationResponse['cancellation_policies'],
};

export const newDestination: DestinationValues = {
  ...newFields,
  gallery: [],
  highlights: [],
  brochure: null,
  itineraries: [],
  inclusions: [],
  exclusions: [],
  hotels: [],
  available_dates: [],
};

export function toDestinationValues(entry: DestinationResponse) {
  return {
    ...toFormValues(entry, newFields),
    gallery: entry.gallery.map(toPictureValues),
    highlights: toLines(entry.highlights),
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
    available_dates: entry.available_dates.map((departure): DepartureValues => {
      const values = toFormValues(departure, newDeparture);
      return { ...values, loaded: { date: values.date, seats_taken: values.seats_taken } };
    }),
  };
}

const withPictureValues = <Row extends { picture: DescribedPicture | null }>({ picture, ...row }: Row) => ({
  ...row,
  picture: picture && toPictureValues(picture),
});

const toLines = (texts: readonly string[]): Line[] => texts.map((text) => ({ text }));

/** Converts form values to the input of the contract's schema, without empty lines. */
export function toDestinationInput(input: unknown) {
  const { brochure, highlights, ...values } = input as DestinationValues; // only the form calls it
  return {
    ...values,
    highlights: highlights.map(({ text }) => text),
    inclusions: dropEmptyLines(values.inclusions).map(({ text }) => ({ inclusion: text })),
    exclusions: dropEmptyLines(values.exclusions).map(({ text }) => ({ exclusion: text })),
    brochure_path: brochure?.path ?? null,
    brochure_filename: brochure?.filename ?? null,
    brochure_size: brochure?.size ?? null,
  };
}

const dropEmptyLines = (lines: Line[]) => lines.filter(({ text }) => text.trim() !== '');

/**
 * Changes without the taken seats that were not edited: seats may be confirmed while this is edited, or while a draft of
 * it is stored.
 */
export function omitUnchangedSeats(
  changes: Partial<DestinationFields>,
  edited: readonly DepartureValues[],
): Partial<DestinationFields> {
  if (!changes.available_dates) return changes;
  const available_dates = changes.available_dates.map(({ seats_taken, ...departure }, index) => {
    const loaded = edited[index]?.loaded;
    const isUnchanged = loaded?.date === departure.date && Number(loaded.seats_taken) === seats_taken;
    return isUnchanged ? departure : { ...departure, seats_taken };
  });
  return { ...changes, available_dates };
}
