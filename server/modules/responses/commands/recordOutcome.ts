import { type Database, transaction } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { type Context, record } from '../../../platform/events/events.ts';
import { touchEnquiry } from '../../enquiries/commands/touchEnquiry.ts';
import { lockEnquiry } from '../../enquiries/queries.ts';
import { type OutcomeInput, outcomeTexts } from '../contract.ts';
import { enquiryBooked, enquiryLost, enquiryOutcomeWithdrawn, type ResponseEvent } from '../events.ts';

/** Stores the outcome of an enquiry; the same outcome again changes nothing. @throws AppError 404 */
export async function recordOutcome(
  db: Database,
  enquiryId: number,
  input: OutcomeInput,
  context: Context,
): Promise<void> {
  await transaction(db, async (trx) => {
    // An enquiry without an outcome has no row there that could be locked.
    if (!(await lockEnquiry(trx, enquiryId))) throw notFound(outcomeTexts.notFound);
    const { outcome, amount, reason, event } = toOutcomeRow(enquiryId, input);
    const before = await trx('enquiry_outcomes')
      .where({ enquiry_id: enquiryId })
      .first<{ outcome: string; amount: number | null; reason: string | null } | undefined>();
    if (
      (before?.outcome ?? 'open') === outcome &&
      (before?.amount ?? null) === amount &&
      (before?.reason ?? null) === reason
    ) {
      return;
    }
    await trx('enquiry_outcomes').where({ enquiry_id: enquiryId }).delete();
    if (outcome !== 'open') {
      await trx('enquiry_outcomes').insert({ enquiry_id: enquiryId, outcome, amount, reason });
    }
    await touchEnquiry(trx, enquiryId, context.now);
    await record(trx, event, context);
  });
}

type OutcomeRow = { outcome: string; amount: number | null; reason: string | null; event: ResponseEvent };

/** An amount belongs to what is booked, a reason to what is lost. */
function toOutcomeRow(id: number, { outcome, amount, reason = 'other' }: OutcomeInput): OutcomeRow {
  if (outcome === 'booked') {
    const paid = amount ?? null;
    return { outcome, amount: paid, reason: null, event: enquiryBooked(id, paid) };
  }
  if (outcome === 'lost') return { outcome, amount: null, reason, event: enquiryLost(id, reason) };
  return { outcome, amount: null, reason: null, event: enquiryOutcomeWithdrawn(id) };
}
