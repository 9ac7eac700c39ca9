import type { Transaction } from '../../../platform/db/db.ts';
import type { CommandContext } from '../../../platform/events/events.ts';
import {
  type ClockChange,
  restoreClock,
  restoreClockBefore,
} from '../../replyClock/commands/restoreClock.ts';
import type { EnquiryStatus } from '../contract.ts';
import { Enquiry } from '../Enquiry.ts';
import type { EnquiryRecord } from '../queries.ts';
import { updateEnquiry } from './updateEnquiry.ts';

/**
 * Restores the status `to` of an enquiry, and its clock, unless it no longer has the status `from`. A merged one, which
 * is closed, gets them when it is separated.
 * @returns whether a merged one gets a clock that runs: the enquiry that it was merged into is owed its reply until then
 */
export async function restoreStatus(
  trx: Transaction,
  { id, status, merged_into, status_before_merge }: EnquiryRecord,
  { from, to }: { from: EnquiryStatus; to: EnquiryStatus },
  clock: ClockChange,
  context: CommandContext,
): Promise<boolean> {
  if (merged_into === null) {
    if (status === from)
      await restoreClock(trx, id, clock, () => updateEnquiry(trx, { id }, { status: to }, context));
    return false;
  }
  if (status_before_merge !== from) return false;
  await Enquiry.query(trx).findById(id).patch({ status_before_merge: to });
  return restoreClockBefore(trx, id, clock);
}
