import { isDeepStrictEqual } from 'node:util';
import { type Database, transaction } from '../../../platform/db/db.ts';
import { invalid } from '../../../platform/errors.ts';
import { type CommandContext, record } from '../../../platform/events/events.ts';
import { lockEnquiry } from '../../enquiries/commands/lockEnquiry.ts';
import { touchEnquiry } from '../../enquiries/commands/touchEnquiry.ts';
import { type Outcome, type OutcomeInput, outcomeTexts } from '../contract.ts';
import { enquiryBooked, enquiryLost, enquiryOutcomeWithdrawn, type ResponseEvent } from '../events.ts';
import { getOutcome } from '../queries.ts';

/**
 * Stores the outcome of an enquiry; the same outcome again changes nothing.
 * @throws AppError 404; 422 when a duplicate would be booked, because only its main enquiry counts
 */
export async function recordOutcome(
  db: Database,
  enquiryId: number,
  input: OutcomeInput,
  context: CommandContext,
): Promise<void> {
  await transaction(db, async (trx) => {
    // An enquiry without an outcome has no row there that could be locked.
    const { merged_into } = await lockEnquiry(trx, enquiryId);
    if (merged_into !== null && input.outcome === 'booked')
      throw invalid([{ field: 'outcome', message: outcomeTexts.merged }]);
    const { event, ...decided } = toOutcome(enquiryId, input);
    if (isDeepStrictEqual(decided, await getOutcome(trx, enquiryId))) return;
    await trx('enquiry_outcomes').where({ enquiry_id: enquiryId }).delete();
    if (decided.outcome !== 'open') {
      await trx('enquiry_outcomes').insert({ enquiry_id: enquiryId, ...decided });
    }
    await touchEnquiry(trx, enquiryId, context.now);
    await record(trx, event, context);
  });
}

/** An amount belongs to a booked enquiry, a reason to a lost one. */
function toOutcome(id: number, input: OutcomeInput): Outcome & { event: ResponseEvent } {
  const { outcome, reason = 'other' } = input;
  const amount = input.amount ?? null;
  if (outcome === 'booked') return { outcome, amount, reason: null, event: enquiryBooked(id, amount) };
  if (outcome === 'lost') return { outcome, amount: null, reason, event: enquiryLost(id, reason) };
  return { outcome, amount: null, reason: null, event: enquiryOutcomeWithdrawn(id) };
}
