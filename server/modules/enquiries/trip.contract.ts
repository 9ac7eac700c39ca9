import { z } from 'zod';
import { decimalNumber, limitedText, textField } from '../../platform/contract.ts';
import { optionalValue } from '../../platform/query.contract.ts';
import { flexibilities, journeyBudgets } from './formChoices.contract.ts';

const monthSchema = z
  .string()
  .regex(/^(19|[2-9]\d)\d\d-(0[1-9]|1[0-2])$/, 'Please choose a valid travel month, such as 2027-02');

/** When and from where; all optional. */
export const tripFields = {
  /** `2027-02`, when the date is not yet known. */
  travel_month: optionalValue(monthSchema),
  flexibility: optionalValue(z.enum(flexibilities, { error: 'Please choose a valid flexibility' })),
  departure_city: textField('Departure city', 120).optional(),
};

/** Filters of the lists of enquiries. */
export const tripFilterFields = {
  /** Also finds those with a date in that month. */
  travel_month: optionalValue(monthSchema),
  flexibility: optionalValue(z.enum(flexibilities)),
  /** The beginning of the name, in any case. */
  departure_city: optionalValue(limitedText(120)),
  budget_range: optionalValue(z.enum(journeyBudgets)),
  /** Minimum number of adults. */
  adults: optionalValue(decimalNumber(z.int().min(1).max(1000))),
  children: optionalValue(z.enum(['with', 'without'])),
};
export const tripFilterNames = Object.keys(tripFilterFields) as (keyof typeof tripFilterFields)[]; // a closed object
