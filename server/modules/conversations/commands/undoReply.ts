import { type Database, transaction } from '../../../platform/db/db.ts';
import { conflict } from '../../../platform/errors.ts';
import { type CommandContext, record } from '../../../platform/events/events.ts';
import { conversationTexts, type Draft } from '../contract.ts';
import { messageEvent, toMessageEventData } from '../events.ts';
import { lockReply } from './lockReply.ts';
import { releaseFiles } from './messageFiles.ts';
import { revertReplyEffects } from './revertReplyEffects.ts';
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
  context: CommandContext,
): Promise<Draft> {
  return transaction(db, async (trx) => {
    const { enquiry, reply } = await lockReply(trx, enquiryId, messageId);
    if (reply.state !== 'queued') throw conflict(conversationTexts.notUndoable);
    await trx('conversation_messages').where({ id: messageId }).update({ state: 'undone' });
    await releaseFiles(trx, messageId, context);
    const version = await restoreDraft(trx, enquiryId, reply.html ?? '', context);
    const facts = toMessageEventData(enquiry, messageId);
    await record(trx, messageEvent('reply.undone', enquiryId, facts), context);
    await revertReplyEffects(trx, enquiry, reply, context);
    return { html: reply.html ?? '', version };
  });
}
