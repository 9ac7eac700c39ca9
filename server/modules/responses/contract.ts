import { z } from 'zod';
import { optionalPrice } from '../../platform/fields.contract.ts';
import { emptyAsAbsent } from '../../platform/query.contract.ts';

/** Why an enquiry did not become a journey. */
export const lostReasons = ['price', 'dates', 'competitor', 'no_answer', 'changed_plans', 'other'] as const;
export type LostReason = (typeof lostReasons)[number];

export const lostReasonLabels: Record<LostReason, string> = {
  price: 'Price',
  dates: 'Dates',
  competitor: 'Another agency',
  no_answer: 'No answer from the customer',
  changed_plans: 'Changed plans',
  other: 'Other',
};

const outcomes = ['booked', 'lost', 'open'] as const;

export const outcomeTexts = {
  saved: 'Outcome saved',
  reasonRequired: 'Please choose why it was lost',
  merged: 'Record the booking in the enquiry that this one was merged into',
} as const;

/** What a journey was booked for, in rupees; may be empty, as null. */
export const bookedAmount = optionalPrice('Amount', { min: 0, max: 1e12, whole: true });

/** PUT /enquiries/:id/outcome: `open` removes the outcome; the amount in rupees is for `booked`. */
export const outcomeSchema = z
  .object({
    outcome: z.enum(outcomes, { error: 'Please choose an outcome' }),
    amount: bookedAmount.optional(),
    reason: z.preprocess((value) => emptyAsAbsent(value ?? ''), z.enum(lostReasons).optional()),
  })
  .refine(({ outcome, reason }) => outcome !== 'lost' || reason !== undefined, {
    message: outcomeTexts.reasonRequired,
    path: ['reason'],
  });
export type OutcomeInput = z.output<typeof outcomeSchema>;

export const outcomeResponseSchema = z.object({
  outcome: z.enum(outcomes),
  /** Rupees. */
  amount: z.number().nullable(),
  reason: z.enum(lostReasons).nullable(),
});
export type Outcome = z.infer<typeof outcomeResponseSchema>;

/** A group of enquiries of a period; times to the first reply in seconds. */
const responseCountFields = {
  received: z.number(),
  answered: z.number(),
  /** Of the enquiries with a reply; null without any. */
  median_seconds: z.number().nullable(),
  p90_seconds: z.number().nullable(),
  /** Answered within 24 hours. */
  within_day: z.number(),
};
const responseGroupSchema = z.object({ name: z.string(), ...responseCountFields });
export type ResponseGroup = z.infer<typeof responseGroupSchema>;

const countSchema = z.object({ name: z.string(), count: z.number() });

/** Of enquiries received in the period; `open_by_age` and `overdue_by_person` of all enquiries at present. */
export const responseStatisticsSchema = z.object({
  ...responseCountFields,
  /** `name` is the Monday, `2026-11-16`. */
  by_week: z.array(responseGroupSchema),
  /** Of the enquiries whose first reply was from a person. */
  by_person: z.array(responseGroupSchema),
  by_type: z.array(responseGroupSchema),
  by_source: z.array(responseGroupSchema),
  open_by_age: z.array(countSchema),
  overdue_by_person: z.array(countSchema),
  booked: z.number(),
  /** Rupees. */
  booked_amount: z.number(),
  lost: z.number(),
  lost_reasons: z.array(countSchema),
});
export type ResponseStatistics = z.infer<typeof responseStatisticsSchema>;
