import { z } from 'zod';
import { textField } from '../../../platform/contract.ts';
import { honeypotField } from '../../enquiries/spamChecks.contract.ts';
import { journeysSchema, monthField, reviewCreateSchema, reviewSchema } from '../contract.ts';
import { invitationTexts } from './texts.contract.ts';

const { name_consent, journey, rating } = reviewCreateSchema.shape;

export const guestReviewSchema = z.object({
  guest_name: textField('Your name', 120, invitationTexts.name),
  name_consent,
  travel_month: monthField(invitationTexts.month),
  journey,
  rating,
  text: textField('Your review', 4000, invitationTexts.text),
});
export type GuestReview = z.output<typeof guestReviewSchema>;

/** A review as the form sends it, with the honeypot field. */
export const guestReviewSubmissionSchema = guestReviewSchema.extend({
  [honeypotField]: z.string().optional(),
});

/** The data of the page behind the link. */
export const invitationSchema = z.object({
  /** The guest's review; before it is written, the known data of the journey, with no stars. */
  review: reviewSchema.pick({
    guest_name: true,
    name_consent: true,
    travel_month: true,
    journey: true,
    rating: true,
    text: true,
  }),
  is_sent: z.boolean(),
  /** False when staff have published, rejected or deleted the review. */
  is_editable: z.boolean(),
  journeys: journeysSchema,
});
export type Invitation = z.infer<typeof invitationSchema>;

/** GET /enquiries/:id/review-invitation; `review_id` is null until the guest has written. */
export const invitationStateSchema = z
  .object({ invited_at: z.string(), review_id: z.number().nullable() })
  .nullable();
export type InvitationState = z.infer<typeof invitationStateSchema>;
