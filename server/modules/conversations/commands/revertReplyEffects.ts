import type { Transaction } from '../../../platform/db/db.ts';
import type { CommandContext } from '../../../platform/events/events.ts';
import { restoreStatus } from '../../enquiries/commands/restoreStatus.ts';
import type { EnquiryRecord } from '../../enquiries/queries.ts';
import type { MessageRecord } from '../queries.ts';

const columns = ['id', 'restore_status', 'given_status', 'restore_clock', 'given_clock'] as const;
type Changes = Pick<MessageRecord, (typeof columns)[number]>;

/**
 * Gives an enquiry, which the caller has locked, the status and the clock that it had before a reply that does not reach
 * the visitor, unless something else has changed or answered it since.
 */
export async function revertReplyEffects(
  trx: Transaction,
  enquiry: EnquiryRecord,
  reply: Changes,
  context: CommandContext,
): Promise<void> {
  const { id, restore_status, given_status, restore_clock, given_clock } = reply;
  if (!restore_status || !given_status) return;
  const later = await trx('conversation_messages')
    .select(...columns)
    .where({ enquiry_id: enquiry.id, kind: 'reply' })
    .whereIn('state', ['queued', 'sending', 'sent'])
    // In the order in which they were last attempted.
    .whereRaw('(send_after, id) > (select send_after, id from conversation_messages where id = ?)', [id])
    .orderBy(['send_after', 'id'])
    .first<Changes | undefined>();
  if (later) return takeOver(trx, later, reply);
  const status = { from: given_status, to: restore_status };
  const clock = { from: given_clock ?? 'stopped', to: restore_clock } as const;
  await restoreStatus(trx, enquiry, status, clock, context);
}

/**
 * The next reply takes over what to restore, unless something changed it between the two: if that reply fails as well,
 * the enquiry has no reply.
 */
async function takeOver(trx: Transaction, later: Changes, reply: Changes): Promise<void> {
  const { restore_status, given_status, restore_clock, given_clock } = reply;
  if (later.given_status && later.restore_status !== given_status) return;
  // One that does not change the status, and is not released yet, leaves what this reply gave.
  const given = later.given_status ? {} : { given_status, given_clock };
  const found = later.restore_clock?.state ?? 'stopped';
  const clock = found === 'stopped' || found === given_clock ? { restore_clock } : {};
  await trx('conversation_messages')
    .where({ id: later.id })
    .update({ restore_status, ...given, ...clock });
}
