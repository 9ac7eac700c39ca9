import { type Database, type Transaction, transaction } from '../../../platform/db/db.ts';
import { AppError } from '../../../platform/errors.ts';
import type { CommandContext } from '../../../platform/events/events.ts';
import { sanitizeHtml } from '../../../platform/text/sanitizeHtml.ts';
import { conversationTexts, type Draft } from '../contract.ts';
import { getDraft } from '../queries.ts';
import { lockNotErased } from './lockNotErased.ts';

const key = (enquiryId: number, { actor }: CommandContext) => ({
  enquiry_id: enquiryId,
  user_id: actor?.id ?? 0,
});

/**
 * Stores the text that a person has typed so far. Empty text deletes it. Typing records no event.
 * @returns the version to pass next time
 * @throws AppError 404, or 409 `stale_write` with the draft that another window has saved, which is empty after it was
 * sent or deleted there
 */
export async function saveDraft(
  db: Database,
  enquiryId: number,
  input: Draft,
  context: CommandContext,
): Promise<{ version: number }> {
  const html = await sanitizeHtml(input.html);
  return transaction(db, async (trx) => {
    await lockNotErased(trx, enquiryId);
    const saved = await getDraft(trx, enquiryId, context.actor?.id ?? 0);
    const current = saved ?? { html: '', version: 0 };
    if (current.version !== input.version) {
      throw new AppError(409, 'stale_write', conversationTexts.staleDraft, { current });
    }
    if (html === '') {
      await deleteDraft(trx, enquiryId, context);
      return { version: 0 };
    }
    const version = input.version + 1;
    await writeDraft(trx, enquiryId, { html, version }, context);
    return { version };
  });
}

/** Puts a text before the text that the person has typed meanwhile; returns the version. */
export async function restoreDraft(
  trx: Transaction,
  enquiryId: number,
  html: string,
  context: CommandContext,
): Promise<number> {
  const saved = await getDraft(trx, enquiryId, context.actor?.id ?? 0);
  const draft = { html: html + (saved?.html ?? ''), version: (saved?.version ?? 0) + 1 };
  await writeDraft(trx, enquiryId, draft, context);
  return draft.version;
}

export async function deleteDraft(
  trx: Transaction,
  enquiryId: number,
  context: CommandContext,
): Promise<void> {
  await trx('reply_drafts').where(key(enquiryId, context)).delete();
}

async function writeDraft(
  trx: Transaction,
  enquiryId: number,
  draft: Draft,
  context: CommandContext,
): Promise<void> {
  await trx('reply_drafts')
    .insert({ ...key(enquiryId, context), ...draft, updated_at: context.now })
    .onConflict(['enquiry_id', 'user_id'])
    .merge(['html', 'version', 'updated_at']);
}
