import type { Transaction } from '../../../platform/db/db.ts';
import type { CommandContext } from '../../../platform/events/events.ts';
import { takeOverClock } from '../../replyClock/commands/takeOverClock.ts';
import { openStatuses } from '../contract.ts';
import type { EnquiryRecord } from '../queries.ts';
import { updateEnquiry } from './updateEnquiry.ts';

/**
 * The reply that is owed on a duplicate is owed on the enquiry that it is merged into, at the earlier of the two times:
 * that one, which the caller has locked, returns to in progress if it was handled.
 */
export async function transferOwedReply(
  trx: Transaction,
  from: number,
  main: EnquiryRecord,
  context: CommandContext,
): Promise<void> {
  const isTransferred = await takeOverClock(trx, from, main.id);
  if (!isTransferred || openStatuses.includes(main.status)) return;
  await updateEnquiry(trx, { id: main.id }, { status: 'in_progress' }, context);
}
