import { type Database, transaction } from '../../../platform/db/db.ts';
import { conflict } from '../../../platform/errors.ts';
import { type Context, record } from '../../../platform/events/events.ts';
import { updateEnquiry } from '../../enquiries/commands/updateEnquiry.ts';
import type { EnquiryStatus } from '../../enquiries/contract.ts';
import { conversationTexts, type Draft } from '../contract.ts';
import { messageEvent } from '../events.ts';
import { releaseFiles } from './attachFile.ts';
import { lockReply } from './lockReply.ts';
import { restoreDraft } from './saveDraft.ts';

/**
 * Takes a reply back before it is sent; it becomes a draft again, and the enquiry gets its former status.
 * @returns its text, and the version of the draft
 * @throws AppError 404; 409 when it is being sent already
 */
export async function undoReply(
  db: Database,
  { enquiryId, messageId }: { enquiryId: number; messageId: number },
  context: Context,
): Promise<Draft> {
  return transaction(db, async (trx) => {
    const { enquiry, reply } = await lockReply(trx, enquiryId, messageId);
    if (reply.state !== 'queued') throw conflict(conversationTexts.notUndoable);
    await trx('conversation_messages').where({ id: messageId }).update({ state: 'undone' });
    const { channel, name } = enquiry;
    await releaseFiles(trx, messageId, context);
    const version = await restoreDraft(trx, enquiryId, reply.html ?? '', context);
    await record(trx, messageEvent('reply.undone', enquiryId, { channel, name, messageId }), context);
    const status = reply.restore_status as EnquiryStatus | null; // queueReply takes it from an enquiry
    if (status) await updateEnquiry(trx, enquiryId, channel, { status }, context);
    return { html: reply.html ?? '', version };
  });
}
