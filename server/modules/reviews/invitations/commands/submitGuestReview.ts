import { nextVersion } from '../../../../platform/db/assertVersion.ts';
import { type Database, type Transaction, transaction } from '../../../../platform/db/db.ts';
import { conflict } from '../../../../platform/errors.ts';
import { diffFields } from '../../../../platform/events/auditDiff.ts';
import { type CommandContext, record } from '../../../../platform/events/events.ts';
import { activeOnly } from '../../../destinations/queries.ts';
import { findLockedEnquiry } from '../../../enquiries/commands/lockEnquiry.ts';
import { assertMonthNotAhead } from '../../assertMonthNotAhead.ts';
import { reviewEvent } from '../../events.ts';
import { getJourneyName } from '../../journeys.ts';
import { toReviewEventData } from '../../presenter.ts';
import { Review } from '../../Review.ts';
import type { GuestReview } from '../contract.ts';
import { requireInvitation } from '../openInvitation.ts';
import { getInvitation, guestReviewFields } from '../queries.ts';
import { invitationTexts } from '../texts.contract.ts';

/**
 * Stores the review of an invited guest for moderation; submitting again corrects it until staff have decided. The lock
 * of the enquiry serialises two submissions, and delays an erasure.
 * @throws AppError 404 without a valid invitation, 409 when it was moderated, or 422
 */
export async function submitGuestReview(
  db: Database,
  enquiryId: number,
  input: GuestReview,
  context: CommandContext,
): Promise<void> {
  await transaction(db, async (trx) => {
    const locked = await findLockedEnquiry(trx, enquiryId);
    const { enquiry, invitation } = requireInvitation(
      locked,
      await getInvitation(trx, enquiryId),
      context.now,
    );
    await assertMonthNotAhead(trx, input.travel_month, context.now, invitationTexts.monthAhead);
    if (invitation.review_id !== null) return correct(trx, invitation.review_id, input, context);

    const review = await Review.query(trx).insert({
      ...input,
      journey_name: await getJourneyName(trx, input.journey, activeOnly),
      guest_email: enquiry.email,
      reply: null,
      state: 'pending',
      source: 'guest',
      created_at: context.now,
      updated_at: context.now,
    });
    await trx('review_invitations').where({ enquiry_id: enquiryId }).update({ review_id: review.id });
    await record(trx, reviewEvent('review.received', review.id, toReviewEventData(review)), context);
  });
}

/** @throws AppError 409 when staff have decided about the review, or deleted it */
async function correct(
  trx: Transaction,
  id: number,
  input: GuestReview,
  context: CommandContext,
): Promise<void> {
  const review = await Review.query(trx).findById(id).forUpdate();
  if (review?.state !== 'pending') throw conflict(invitationTexts.moderated);
  const changes = diffFields(review, input, guestReviewFields);
  const changed = Object.keys(changes);
  if (changed.length === 0) return;
  await review.$query(trx).patch({
    ...changes,
    ...(changes.journey ? { journey_name: await getJourneyName(trx, changes.journey, activeOnly) } : {}),
    updated_at: nextVersion(review.updated_at, context.now),
  });
  // The former text is not in the event, because events outlive a guest's request for erasure.
  const facts = { ...toReviewEventData(review), changed };
  await record(trx, reviewEvent('review.revised', id, facts), context);
}
