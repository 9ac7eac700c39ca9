import type { Transaction } from '../../../platform/db/db.ts';
import type { CommandContext } from '../../../platform/events/events.ts';
import { restartClocks } from '../../replyClock/commands/restartClocks.ts';
import { announceEnquiries } from '../channels.ts';
import { openStatuses } from '../contract.ts';
import type { EnquiryRecord } from '../queries.ts';
import { lockMain } from './lockEnquiry.ts';
import { touchEnquiry } from './touchEnquiry.ts';
import { updateEnquiry } from './updateEnquiry.ts';

/**
 * A message of the visitor needs a reply: their enquiry, which the caller has locked, or the one that it was merged
 * into, returns to in progress if it was handled, and its reply clock starts again.
 */
export async function reopenEnquiry(
  trx: Transaction,
  enquiry: EnquiryRecord,
  context: CommandContext,
): Promise<void> {
  const main = await lockMain(trx, enquiry);
  await restartClocks(trx, [main.id], context.now, true);
  if (!openStatuses.includes(main.status))
    await updateEnquiry(trx, { id: main.id }, { status: 'in_progress' }, context);
  for (const { id } of new Set([enquiry, main])) await touchEnquiry(trx, id, context.now);
  // The event is one of the duplicate.
  if (main !== enquiry) await announceEnquiries(trx, [main.id]);
}
