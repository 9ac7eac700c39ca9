import { type Database, transaction } from '../../../platform/db/db.ts';
import { type CommandContext, record } from '../../../platform/events/events.ts';
import { toReference } from '../../../platform/text/toReference.ts';
import { findClockBefore, restoreClock } from '../../replyClock/commands/restoreClock.ts';
import { Enquiry } from '../Enquiry.ts';
import { enquiryEvent } from '../events.ts';
import { lockEnquiry } from './lockEnquiry.ts';
import { updateEnquiry } from './updateEnquiry.ts';

/**
 * Reverts a merge: the enquiry gets its former status and clock.
 * @returns false when it is not merged, and stays as it is
 * @throws AppError 404
 */
export async function separateEnquiry(db: Database, id: number, context: CommandContext): Promise<boolean> {
  return transaction(db, async (trx) => {
    const enquiry = await lockEnquiry(trx, id);
    const { channel, name, reference, merged_into: into, status_before_merge: former } = enquiry;
    if (into === null) return false;
    await Enquiry.query(trx)
      .findById(id)
      .patch({ merged_into: null, status_before_merge: null, updated_at: context.now });
    const facts = { channel, name, from: reference, to: toReference(into), into };
    await record(trx, enquiryEvent('enquiry.separated', id, facts), context);
    // Someone may have changed it meanwhile.
    if (enquiry.status === 'closed' && former && former !== 'closed') {
      const clock = { from: 'stopped', to: await findClockBefore(trx, id) } as const;
      await restoreClock(trx, id, clock, () => updateEnquiry(trx, { id }, { status: former }, context));
    }
    return true;
  });
}
