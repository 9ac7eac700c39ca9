import type { Database } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { pick } from '../../../platform/pick.ts';
import { verifyEnquiryToken } from '../../../platform/security/enquiryToken.ts';
import { dayMs } from '../../../platform/text/days.contract.ts';
import { activeOnly } from '../../destinations/queries.ts';
import { type EnquiryRecord, getEnquiry } from '../../enquiries/queries.ts';
import { getToday } from '../../settings/queries.ts';
import { findEnquiredJourney, listJourneys } from '../journeys.ts';
import { getReview } from '../queries.ts';
import type { Invitation } from './contract.ts';
import { getInvitation, guestReviewFields, type InvitationRecord } from './queries.ts';
import { invitationDays, invitationTexts } from './texts.contract.ts';

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
  const journeys = await listJourneys(db, activeOnly);
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
