import type { Transaction } from '../../../platform/db/db.ts';
import type { Context } from '../../../platform/events/events.ts';
import { restoreStatus } from '../../enquiries/commands/restoreStatus.ts';
import type { EnquiryRecord } from '../../enquiries/queries.ts';
import { stopClocks } from '../../replyClock/commands/stopClocks.ts';
import type { MessageRecord } from '../queries.ts';

type StatusChange = Pick<MessageRecord, 'id' | 'restore_status' | 'given_status' | 'waits'>;

/**
 * Gives an enquiry, which the caller has locked, the status and the clock that it had before a reply that does not reach
 * the visitor, unless something else has changed or answered it since.
 */
export async function withdrawStatus(
  trx: Transaction,
  enquiry: EnquiryRecord,
  { id, restore_status, given_status, waits }: StatusChange,
  context: Context,
): Promise<void> {
  if (!given_status) return;
  const later = await trx('conversation_messages')
    .select('id', 'restore_status', 'given_status')
    .where({ enquiry_id: enquiry.id, kind: 'reply' })
    .where('id', '>', id)
    .whereIn('state', ['queued', 'sending', 'sent'])
    .orderBy('id')
    .first<Omit<StatusChange, 'waits'> | undefined>();
  if (!later) {
    // A reply that was sent may have made the clock wait for the customer.
    if (waits && enquiry.status === given_status) await stopClocks(trx, [enquiry.id], ['waiting']);
    if (restore_status)
      await restoreStatus(trx, enquiry, { from: given_status, to: restore_status }, context);
  } else if (
    restore_status &&
    (later.restore_status ?? later.given_status ?? given_status) === given_status
  ) {
    // The later reply takes over the status to restore, unless something changed it between the two: if it is undone as
    // well, the enquiry has no reply.
    await trx('conversation_messages')
      .where({ id: later.id })
      .update({ restore_status, given_status: later.given_status ?? given_status });
  }
}
