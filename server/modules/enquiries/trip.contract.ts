import { z } from 'zod';
import { emptyAsAbsent, limitedText, textField } from '../../platform/contract.ts';
import { flexibilities, journeyBudgets } from './formChoices.contract.ts';

const optional = <T extends z.ZodType>(schema: T) => z.preprocess(emptyAsAbsent, schema.optional());

const monthSchema = z
  .string()
  .regex(/^(19|[2-9]\d)\d\d-(0[1-9]|1[0-2])$/, 'Please choose a valid travel month, such as 2027-02');

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
