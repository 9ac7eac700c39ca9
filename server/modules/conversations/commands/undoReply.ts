import { type Database, type Transaction, transaction } from '../../../platform/db/db.ts';
import { conflict } from '../../../platform/errors.ts';
import { type Context, record } from '../../../platform/events/events.ts';
import { restoreStatus } from '../../enquiries/commands/restoreStatus.ts';
import type { EnquiryStatus } from '../../enquiries/contract.ts';
import type { EnquiryRecord } from '../../enquiries/queries.ts';
import { conversationTexts, type Draft } from '../contract.ts';
import { messageEvent } from '../events.ts';
import { releaseFiles } from './attachFile.ts';
import { lockReply } from './lockReply.ts';
import { restoreDraft } from './saveDraft.ts';

/**
 * Takes a reply back before it is sent: it becomes a draft again, and the enquiry gets its former status, unless
 * something else has changed or answered it since.
 * @returns its text, and the version of the draft
 * @throws AppError 404; 409 when it is already being sent
 */
export async function undoReply(
  db: Database,
  { enquiryId, messageId }: { enquiryId: number; messageId: number },
  context: Context,
): Promise<Draft> {
  return transaction(db, async (trx) => {
    const { enquiry, reply } = await lockReply(trx, enquiryId, messageId);
    if (reply.state !== 'queued') throw conflict(conversationTexts.notUndoable);
    const [change]: StatusChange[] = await trx('conversation_messages')
      .where({ id: messageId })
      .update({ state: 'undone' })
      .returning(['id', 'restore_status', 'given_status']);
    const { channel, name } = enquiry;
    await releaseFiles(trx, messageId, context);
    const version = await restoreDraft(trx, enquiryId, reply.html ?? '', context);
    await record(trx, messageEvent('reply.undone', enquiryId, { channel, name, messageId }), context);
    if (change) await undoStatusChange(trx, enquiry, change, context);
    return { html: reply.html ?? '', version };
  });
}

/** How a reply changed the status of its enquiry: null when it did not. */
type StatusChange = { id: number; restore_status: EnquiryStatus | null; given_status: EnquiryStatus | null };

async function undoStatusChange(
  trx: Transaction,
  enquiry: EnquiryRecord,
  { id, restore_status, given_status }: StatusChange,
  context: Context,
): Promise<void> {
  if (!restore_status) return;
  const later = await trx('conversation_messages')
    .select('id', 'restore_status', 'given_status')
    .where({ enquiry_id: enquiry.id, kind: 'reply' })
    .where('id', '>', id)
    .whereIn('state', ['queued', 'sending', 'sent'])
    .orderBy('id')
    .first<StatusChange | undefined>();
  if (!later) {
    await restoreStatus(trx, enquiry, { from: given_status, to: restore_status }, context);
  } else if (later.restore_status === null || later.restore_status === given_status) {
    // The later reply takes over the status to restore: if it is undone as well, the enquiry has no reply.
    await trx('conversation_messages')
      .where({ id: later.id })
      .update({ restore_status, given_status: later.given_status ?? given_status });
  }
}
