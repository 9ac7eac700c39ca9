import { type Database, transaction } from '../../../platform/db/db.ts';
import { type CommandContext, record } from '../../../platform/events/events.ts';
import { sanitizeHtml } from '../../../platform/text/sanitizeHtml.ts';
import { signatureEvent } from '../events.ts';

/** Sets the text below each reply of the actor; an empty text deletes it. */
export async function changeSignature(
  db: Database,
  given: string,
  context: CommandContext,
): Promise<{ html: string }> {
  const html = await sanitizeHtml(given);
  const user_id = context.actor?.id ?? 0;
  await transaction(db, async (trx) => {
    const signature = { user_id, html, updated_at: context.now };
    if (html) await trx('reply_signatures').insert(signature).onConflict('user_id').merge();
    else await trx('reply_signatures').where({ user_id }).delete();
    await record(trx, signatureEvent('signature.changed', user_id, {}), context);
  });
  return { html };
}
