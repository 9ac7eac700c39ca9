import type { Transaction } from '../../../platform/db/db.ts';
import type { CommandContext } from '../../../platform/events/events.ts';
import { lockMain } from '../../enquiries/commands/lockEnquiry.ts';
import { restoreStatus } from '../../enquiries/commands/restoreStatus.ts';
import { transferOwedReply } from '../../enquiries/commands/transferOwedReply.ts';
import type { EnquiryRecord } from '../../enquiries/queries.ts';
import type { MessageRecord } from '../queries.ts';

const columns = ['id', 'restore_status', 'given_status', 'restore_clock', 'given_clock'] as const;
type Changes = Pick<MessageRecord, (typeof columns)[number]>;

/**
 * Gives an enquiry, which the caller has locked, the status and the clock that it had before a reply that does not reach
 * the visitor, unless something else has changed or answered it since. If it was merged, the enquiry that it was merged
 * into is owed the reply, unless it was replied to since.
 */
export async function revertReplyEffects(
  trx: Transaction,
  enquiry: EnquiryRecord,
  reply: Changes,
  context: CommandContext,
): Promise<void> {
  const { id, restore_status, given_status, restore_clock, given_clock } = reply;
  if (!restore_status || !given_status) return;
  const later = await findLater(trx, enquiry.id, id);
  if (later) return takeOver(trx, later, reply);
  const status = { from: given_status, to: restore_status };
  const clock = { from: given_clock ?? 'stopped', to: restore_clock } as const;
  const isOwed = await restoreStatus(trx, enquiry, status, clock, context);
  if (!isOwed) return;
  const main = await lockMain(trx, enquiry);
  if (!(await findLater(trx, main.id, id))) await transferOwedReply(trx, enquiry.id, main, context);
}

/** The first reply of an enquiry after another reply, in the order in which they were last attempted. */
const findLater = (trx: Transaction, enquiryId: number, replyId: number): Promise<Changes | undefined> =>
  trx('conversation_messages')
    .select(...columns)
    .where({ enquiry_id: enquiryId, kind: 'reply' })
    .whereIn('state', ['queued', 'sending', 'sent'])
    .whereRaw('(send_after, id) > (select send_after, id from conversation_messages where id = ?)', [replyId])
    .orderBy(['send_after', 'id'])
    .first<Changes | undefined>();

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
