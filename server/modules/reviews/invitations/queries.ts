import type { Knex } from 'knex';
import type { Database } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { pick } from '../../../platform/pick.ts';
import { verifyEnquiryToken } from '../../../platform/security/enquiryToken.ts';
import { dayMs } from '../../../platform/text/days.contract.ts';
import { type EnquiryRecord, getEnquiry } from '../../enquiries/queries.ts';
import { getToday } from '../../settings/queries.ts';
import { findEnquiredJourney, listJourneys } from '../journeys.ts';
import { getReview } from '../queries.ts';
import { guestReviewSchema, type Invitation, type InvitationState } from './contract.ts';
import { invitationDays, invitationTexts } from './texts.contract.ts';

/** What guests write. */
export const guestReviewFields = guestReviewSchema.keyof().options;

export type InvitationRecord = { enquiry_id: number; invited_at: Date; review_id: number | null };

export const getInvitation = (db: Database, enquiryId: number): Promise<InvitationRecord | undefined> =>
  db('review_invitations')
    .select('enquiry_id', 'invited_at', 'review_id')
    .where({ enquiry_id: enquiryId })
    .first<InvitationRecord | undefined>();

export const selectInvitationsByEnquiries = (
  db: Database,
  enquiryIds: readonly number[],
): Knex.QueryBuilder => db('review_invitations').whereIn('enquiry_id', enquiryIds);

/** Whether the guest of an enquiry was invited, for staff. */
export async function getInvitationState(db: Database, enquiryId: number): Promise<InvitationState> {
  const invitation = await getInvitation(db, enquiryId);
  if (!invitation) return null;
  return { invited_at: invitation.invited_at.toISOString(), review_id: invitation.review_id };
}

/**
 * The enquiry that a link invites to review.
 * @throws AppError 404 when the link is not signed by the agency or too old, or its data was erased
 */
export function requireInvitation(
  enquiry: EnquiryRecord | undefined,
  invitation: InvitationRecord | undefined,
  now: Date,
): { enquiry: EnquiryRecord; invitation: InvitationRecord } {
  if (enquiry?.erased_at) throw notFound(invitationTexts.erased);
  if (!enquiry || !invitation) throw notFound(invitationTexts.unknown);
  if (invitation.invited_at.getTime() + invitationDays * dayMs < now.getTime()) {
    throw notFound(invitationTexts.expired);
  }
  return { enquiry, invitation };
}

/** The enquiry of a token. @throws AppError 404 when the signature is invalid */
export function readInvitationToken(secret: string, token: string): number {
  const id = verifyEnquiryToken(secret, token);
  if (id === null) throw notFound(invitationTexts.unknown);
  return id;
}

/** The data of the page behind a link. @throws AppError 404 */
export async function openInvitation(db: Database, enquiryId: number, now: Date): Promise<Invitation> {
  const found = [await getEnquiry(db, enquiryId), await getInvitation(db, enquiryId)] as const;
  const { enquiry, invitation } = requireInvitation(...found, now);
  const review = invitation.review_id === null ? undefined : await getReview(db, invitation.review_id);
  const journey = review?.journey ?? (await findEnquiredJourney(db, enquiry)) ?? '';
  const journeys = await listJourneys(db, { includeInactive: false });
  // The journey of the review may have left the site.
  if (review && !journeys.some(({ value }) => value === journey)) {
    journeys.push({ value: journey, label: review.journey_name });
  }
  return {
    review: review ? pick(review, guestReviewFields) : prefill(enquiry, journey, await getToday(db, now)),
    is_sent: invitation.review_id !== null,
    is_editable: invitation.review_id === null || review?.state === 'pending',
    journeys,
  };
}

/** A preferred date in the future is not the date of the journey. */
function prefill(enquiry: EnquiryRecord, journey: string, today: string): Invitation['review'] {
  const month = enquiry.event_date?.slice(0, 7) ?? '';
  return {
    guest_name: enquiry.name,
    name_consent: false,
    travel_month: month <= today.slice(0, 7) ? month : '',
    journey,
    rating: 0,
    text: '',
  };
}
