import { type Database, transaction } from '../../../../platform/db/db.ts';
import { conflict, notFound } from '../../../../platform/errors.ts';
import { type CommandContext, record } from '../../../../platform/events/events.ts';
import { inboundTexts, retryableStates } from '../contract.ts';
import { inboundMailEvent } from '../events.ts';

/**
 * Makes a worker assign a mail again that is in no thread.
 * @throws AppError 404, and 409 for one that needs no retry
 */
export async function retryInboundMail(db: Database, id: number, context: CommandContext): Promise<void> {
  await transaction(db, async (trx) => {
    const mail = await trx('inbound_mails').select('state').where({ id }).forUpdate().first();
    if (!mail) throw notFound(inboundTexts.unknownMail);
    if (!retryableStates.some((state) => state === mail.state)) throw conflict(inboundTexts.notRetryable);
    await trx('inbound_mails').where({ id }).update({ state: 'received', reason: null, settled_at: null });
    await record(trx, inboundMailEvent('mail.retried', id, {}), context);
  });
}
