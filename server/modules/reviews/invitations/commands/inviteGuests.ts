import { type Database, type Transaction, transaction } from '../../../../platform/db/db.ts';
import { conflict, invalid, notFound } from '../../../../platform/errors.ts';
import { type CommandContext, recordAll } from '../../../../platform/events/events.ts';
import { addDays } from '../../../../platform/text/days.contract.ts';
import { toReference } from '../../../../platform/text/toReference.ts';
import { findLockedEnquiry } from '../../../enquiries/commands/lockEnquiry.ts';
import { selectEnquiriesByEventDate, selectMainEnquiryIds } from '../../../enquiries/queries.ts';
import { getOutcome, selectBookedOutcomes } from '../../../responses/queries.ts';
import { getLastJourneyDay } from '../../../seats/queries.ts';
import { getSettings } from '../../../settings/queries.ts';
import { invitationEvent } from '../../events.ts';
import { invitationTexts } from '../texts.contract.ts';

/** No invitations for journeys that ended longer ago, for example when the setting is switched on. */
const maxDelayDays = 30;
/** The maximum length of a journey, so that earlier departures are not read. */
const maxJourneyDays = 90;

/** Records invitations; those who were invited before are left out. The mail follows from the event. */
async function recordInvitations(
  trx: Transaction,
  enquiryIds: number[],
  context: CommandContext,
): Promise<number> {
  if (enquiryIds.length === 0) return 0;
  const invited: { enquiry_id: number }[] = await trx('review_invitations')
    .insert(enquiryIds.map((enquiry_id) => ({ enquiry_id, invited_at: context.now })))
    .onConflict('enquiry_id')
    .ignore()
    .returning('enquiry_id');
  const events = invited.map(({ enquiry_id: id }) =>
    invitationEvent('review.invited', id, { reference: toReference(id) }),
  );
  await recordAll(trx, events, context);
  return invited.length;
}

/**
 * Invites the guest of one enquiry to write a review.
 * @throws AppError 404, 409 when that was already done, or 422 when the enquiry is not booked
 */
export async function inviteGuest(db: Database, enquiryId: number, context: CommandContext): Promise<void> {
  await transaction(db, async (trx) => {
    const enquiry = await findLockedEnquiry(trx, enquiryId);
    if (!enquiry || enquiry.erased_at) throw notFound(invitationTexts.noEnquiry);
    if (enquiry.merged_into !== null) throw invalid([{ field: 'id', message: invitationTexts.merged }]);
    const { outcome } = await getOutcome(trx, enquiryId);
    if (outcome !== 'booked') throw invalid([{ field: 'id', message: invitationTexts.notBooked }]);
    const invited = await recordInvitations(trx, [enquiryId], context);
    if (invited === 0) throw conflict(invitationTexts.invitedBefore);
  });
}

/** Invites the guests of booked enquiries some days after the last day of their journey; returns how many. */
export async function inviteDueGuests(
  trx: Transaction,
  today: string,
  context: CommandContext,
): Promise<number> {
  const { review_invitation_days: days } = await getSettings(trx);
  if (days === 0) return 0;
  const [from, to] = [addDays(today, -days - maxDelayDays), addDays(today, -days)];
  const invited = trx('review_invitations').select('enquiry_id');
  const departed: { id: number; destination: string | null; event_date: string }[] =
    await selectEnquiriesByEventDate(trx, { from: addDays(from, -maxJourneyDays), to })
      .whereIn('id', selectBookedOutcomes(trx).select('enquiry_id'))
      .whereNotIn('id', invited)
      .whereNotIn('id', selectMainEnquiryIds(trx, invited))
      .orderBy('id')
      .select('id', 'destination', 'event_date');
  const due: number[] = [];
  for (const enquiry of departed) {
    const lastDay = await getLastJourneyDay(trx, enquiry);
    if (lastDay >= from && lastDay <= to) due.push(enquiry.id);
  }
  return recordInvitations(trx, due, context);
}
