import { z } from 'zod';
import {
  decimalNumber,
  emailSchema,
  flagSchema,
  limitedText,
  pageResponse,
  textField,
} from '../../platform/contract.ts';
import { entryResponse, numberField, optionalText, versionFields } from '../../platform/fields.contract.ts';
import { limitField, optionalValue, pageQuery } from '../../platform/query.contract.ts';

export const reviewStates = ['pending', 'published', 'rejected'] as const;
export type ReviewState = (typeof reviewStates)[number];

const reviewSources = ['staff', 'guest'] as const;
export type ReviewSource = (typeof reviewSources)[number];

export const reviewTexts = {
  notFound: 'Review not found',
  name: 'Name of the guest is required',
  month: 'Month of travel must be a month, such as 2026-03',
  monthAhead: 'Month of travel is still to come',
  journey: 'Please choose the journey',
  rating: 'Please choose one to five stars',
  text: 'Review is required',
  created: 'Review added',
  updated: 'Review updated',
  deleted: 'Review deleted',
} as const;

/** A month from 1900 on, such as `2026-03`. */
export const monthField = (message: string) =>
  z
    .string(message)
    .trim()
    .regex(/^\d{4}-(0[1-9]|1[0-2])$/, message)
    .refine((month) => month >= '1900', message);

const fields = {
  guest_name: textField('Name of the guest', 120, reviewTexts.name),
  /** Never shown: finds the review when the guest requests their data. */
  guest_email: z.preprocess((value) => (value === '' ? null : value), emailSchema.nullable().default(null)),
  /** Whether the guest agreed that their name is published. */
  name_consent: flagSchema,
  travel_month: monthField(reviewTexts.month),
  /** A destination or a wedding package: `destination:12`, `wedding:3`. */
  journey: z.string(reviewTexts.journey).regex(/^(destination|wedding):[1-9]\d{0,14}$/, reviewTexts.journey),
  rating: numberField(
    'Rating',
    { min: 1, max: 5, whole: true, tooSmall: reviewTexts.rating },
    reviewTexts.rating,
  ),
  text: textField('Review', 4000, reviewTexts.text),
  reply: optionalText('Reply', 2000),
  state: z.enum(reviewStates, 'State must be pending, published or rejected'),
};

export const reviewCreateSchema = z.object({
  ...fields,
  name_consent: fields.name_consent.default(false),
  state: fields.state.default('pending'),
});
export type ReviewFields = z.output<typeof reviewCreateSchema>;

/** Changes: an absent field is unchanged. */
export const reviewUpdateSchema = z.object(fields).partial().extend(versionFields);

const filterFields = z.object({
  search: optionalValue(limitedText(200)),
  state: optionalValue(z.enum(reviewStates)),
  rating: optionalValue(decimalNumber(z.int().min(1).max(5))),
});
export type ReviewFilter = z.infer<typeof filterFields>;
export const reviewListSchema = filterFields.and(pageQuery(20));

/** Which published reviews: those of a destination (by name), of a wedding package (by slug), or the newest. */
export const publicReviewQuerySchema = z.object({
  destination: optionalValue(limitedText(200)),
  wedding: optionalValue(limitedText(200)),
  limit: limitField(20),
});

const shared = {
  id: z.number(),
  travel_month: z.string(),
  journey_name: z.string(),
  rating: z.number(),
  text: z.string(),
  reply: z.string().nullable(),
};

/** As visitors see it: without a name unless the guest agreed. */
const publicReviewSchema = z.object({ ...shared, guest_name: z.string().nullable() });
export type PublicReview = z.infer<typeof publicReviewSchema>;

export const publicReviewsSchema = z.object({
  success: z.literal(true),
  reviews: z.array(publicReviewSchema),
  /** Over all published reviews of the query; `average` has one decimal and is null without reviews. */
  summary: z.object({ count: z.number(), average: z.number().nullable() }),
});
export type PublicReviews = z.infer<typeof publicReviewsSchema>;

export const reviewSchema = z.object({
  ...shared,
  guest_name: z.string(),
  guest_email: z.string().nullable(),
  name_consent: z.boolean(),
  journey: z.string(),
  state: z.enum(reviewStates),
  source: z.enum(reviewSources),
  created_at: z.string(),
  updated_at: z.string(),
});
export type ReviewResponse = z.infer<typeof reviewSchema>;

export const reviewListResponseSchema = pageResponse({ reviews: z.array(reviewSchema) });
export const reviewResponseSchema = entryResponse({ review: reviewSchema });

/** The possible subjects of a review. */
export const journeysSchema = z.array(z.object({ value: z.string(), label: z.string() }));
export const journeysResponseSchema = z.object({ success: z.literal(true), journeys: journeysSchema });
