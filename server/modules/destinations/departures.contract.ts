import { z } from 'zod';
import { dayField, flagSchema } from '../../platform/contract.ts';
import { emptyAsNull, numberField, optionalPrice, rowList } from '../../platform/fields.contract.ts';
import { departureStates } from './departureState.contract.ts';

export const departureTexts = {
  endsBeforeStart: 'End date must not be before the start date',
  tooManyTaken: 'Seats taken must not exceed the seats',
  tooFewTaken: (confirmed: number) =>
    `Seats taken must not be below the seats confirmed for enquiries: ${confirmed}`,
  sameDate: 'Each date may be listed only once',
} as const;

const seats = { min: 0, max: 100_000, whole: true };
const price = { min: 0, max: 1_000_000_000 };

const departureFields = z.object({
  /** The first day. */
  date: dayField('Please choose a valid date'),
  /** The last day; null for as many days as the itinerary has. */
  end_date: z.preprocess(emptyAsNull, dayField('Please choose a valid end date').nullable()),
  /** All seats, taken ones included. */
  seats: numberField('Seats', seats).default(0),
  /** Absent: as stored for the date; for a new departure, none but those confirmed for enquiries. */
  seats_taken: numberField('Seats taken', seats).optional(),
  /** For an adult, in rupees; null for the destination's starting price. */
  price: optionalPrice('Price', price),
  /** Set by staff: it takes place regardless of how many seats are sold. */
  guaranteed: flagSchema.default(false),
});

const departureSchema = departureFields
  .refine(({ date, end_date }) => end_date === null || end_date >= date, {
    message: departureTexts.endsBeforeStart,
    path: ['end_date'],
  })
  .refine(({ seats_taken = 0, seats }) => seats_taken <= seats, {
    message: departureTexts.tooManyTaken,
    path: ['seats_taken'],
  });
export type Departure = z.output<typeof departureSchema>;

/** The departures of a destination. A date identifies one, so no two share it. */
export const departuresSchema = rowList('Available dates', departureSchema).superRefine(
  (departures, issues) => {
    for (const [index, { date }] of departures.entries()) {
      const isRepeated = departures.findIndex((other) => other.date === date) < index;
      if (isRepeated)
        issues.addIssue({ code: 'custom', message: departureTexts.sameDate, path: [index, 'date'] });
    }
  },
);

/** A departure as the API returns it. */
export const departureResponseSchema = departureFields.extend({
  seats_taken: z.number(),
  guaranteed: z.boolean(),
  seats_left: z.number(),
  state: z.enum(departureStates),
});
export type DepartureResponse = z.output<typeof departureResponseSchema>;
