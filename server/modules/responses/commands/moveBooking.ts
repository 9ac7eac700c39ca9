import type { MoveBooking } from '../../enquiries/commands/mergeEnquiry.ts';
import { listOutcomes } from '../queries.ts';
import { recordOutcome } from './recordOutcome.ts';

/**
 * Moves the booking of a duplicate to its main enquiry, unless that one has an outcome. A loss stays with the
 * duplicate, because the main enquiry goes on.
 */
export const moveBooking: MoveBooking = async (trx, { from, to }, context) => {
  const outcomes = await listOutcomes(trx, [from, to]);
  const booking = outcomes.get(from);
  if (booking?.outcome !== 'booked' || outcomes.has(to)) return;
  await recordOutcome(trx, from, { outcome: 'open' }, context);
  await recordOutcome(trx, to, { outcome: 'booked', amount: booking.amount }, context);
};
