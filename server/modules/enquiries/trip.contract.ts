import { z } from 'zod';
import { emptyAsAbsent, limitedText, textField } from '../../platform/contract.ts';
import { formatDay } from '../../platform/text/formats.contract.ts';

export const flexibilities = [
  'These dates only',
  'A few days earlier or later',
  'A week earlier or later',
  'Dates are open',
] as const;

/** Budgets for a journey; the budget of a wedding is free text in the same column. */
export const journeyBudgets = [
  'Up to ₹25,000 per person',
  '₹25,000 to ₹50,000 per person',
  '₹50,000 to ₹1,00,000 per person',
  'Over ₹1,00,000 per person',
] as const;

const optional = <T extends z.ZodType>(schema: T) => z.preprocess(emptyAsAbsent, schema.optional());

const monthSchema = z
  .string()
  .regex(/^\d{4}-(0[1-9]|1[0-2])$/, 'Please choose a valid travel month, such as 2027-02');

/** When, and from where; all optional. */
export const tripFields = {
  /** `2027-02`, when the date is not yet known. */
  travel_month: optional(monthSchema),
  flexibility: optional(z.enum(flexibilities, { error: 'Please choose a valid flexibility' })),
  departure_city: textField('Departure city', 120).optional(),
};

/** Filters of the lists of enquiries. */
export const tripFilterFields = {
  /** Also finds those with a date in that month. */
  travel_month: optional(monthSchema),
  flexibility: optional(z.enum(flexibilities)),
  /** The beginning of the name, in any case. */
  departure_city: optional(limitedText(120)),
  budget_range: optional(z.enum(journeyBudgets)),
  /** At least so many. */
  adults: optional(z.coerce.number().int().min(1).max(1000)),
  children: optional(z.enum(['with', 'without'])),
};
export const tripFilterNames = Object.keys(tripFilterFields) as (keyof typeof tripFilterFields)[]; // a closed object

/** `2027-02` for people: `February 2027`. */
export const formatMonth = (month: string): string => formatDay(`${month}-01`).slice('1 '.length);

/** The month of a day, and those after it. */
export function listMonths(day: string, count: number): string[] {
  const [year = 0, month = 0] = day.split('-').map(Number);
  return Array.from({ length: day ? count : 0 }, (_, place) =>
    new Date(Date.UTC(year, month - 1 + place)).toISOString().slice(0, 7),
  );
}
