import { assertVersion, nextVersion } from '../../../platform/db/assertVersion.ts';
import { type Database, type Transaction, transaction } from '../../../platform/db/db.ts';
import { getInsertedId } from '../../../platform/db/getInsertedId.ts';
import { forbidden, invalid, requireFound } from '../../../platform/errors.ts';
import { type CommandContext, record } from '../../../platform/events/events.ts';
import { isBlankHtml, sanitizeHtml } from '../../../platform/text/sanitizeHtml.ts';
import {
  conversationTexts,
  type SavedReply,
  type SavedReplyInput,
  type SavedReplyUpdateInput,
} from '../contract.ts';
import { savedReplyEvent } from '../events.ts';
import { selectSavedReplies, toSavedReply } from '../queries.ts';

/** The person who changes a saved reply, and whether they may change the shared ones. */
export type Editor = { context: CommandContext; mayShare: boolean };

/**
 * @param row from `toSavedReplyRow`, which takes too long for a transaction
 * @throws AppError 403 when it is shared and the person may not change shared ones
 */
export async function createSavedReply(
  db: Database,
  row: SavedReplyRow,
  editor: Editor,
): Promise<SavedReply> {
  const { name, html, owner_id } = row;
  const shared = owner_id === null;
  assertMayShare({ shared }, editor);
  return transaction(db, async (trx) => {
    const id = await getInsertedId(trx('saved_replies').insert(row));
    await record(trx, savedReplyEvent('saved_reply.created', id, { name, shared }), editor.context);
    return { id, name, html, shared, updated_at: row.updated_at.toISOString() };
  });
}

/**
 * @throws AppError 404, 403 when it is or becomes shared and the person may not change shared ones, 409 `stale_write`
 * when it was saved since it was opened, 422 when it has no text
 */
export async function updateSavedReply(
  db: Database,
  id: number,
  input: SavedReplyUpdateInput,
  editor: Editor,
): Promise<SavedReply> {
  const row = await toSavedReplyRow(input, editor);
  return transaction(db, async (trx) => {
    const saved = await lockSavedReply(trx, id, editor);
    assertMayShare(saved, editor);
    assertMayShare(input, editor);
    const savedAt = new Date(saved.updated_at);
    assertVersion(savedAt, input, () => saved);
    const updated_at = nextVersion(savedAt, row.updated_at);
    await trx('saved_replies')
      .where({ id })
      .update({ ...row, updated_at });
    await record(trx, savedReplyEvent('saved_reply.revised', id, toFacts(input)), editor.context);
    const { name, html } = row;
    return { id, name, html, shared: input.shared, updated_at: updated_at.toISOString() };
  });
}

/** @throws AppError 404, or 403 when it is shared and the person may not change shared ones */
export async function deleteSavedReply(db: Database, id: number, editor: Editor): Promise<void> {
  await transaction(db, async (trx) => {
    const reply = await lockSavedReply(trx, id, editor);
    assertMayShare(reply, editor);
    await trx('saved_replies').where({ id }).delete();
    await record(trx, savedReplyEvent('saved_reply.deleted', id, toFacts(reply)), editor.context);
  });
}

const toFacts = ({ name, shared }: Pick<SavedReply, 'name' | 'shared'>) => ({ name, shared });

type SavedReplyRow = Awaited<ReturnType<typeof toSavedReplyRow>>;

/** The columns of a saved reply, sanitised. @throws AppError 422 when nothing is left of its text */
export async function toSavedReplyRow(input: SavedReplyInput, { context }: Editor) {
  const { name, shared } = input;
  const html = await sanitizeHtml(input.html);
  if (isBlankHtml(html)) throw invalid([{ field: 'html', message: conversationTexts.noText }]);
  const owner_id = shared ? null : (context.actor?.id ?? null);
  return { name, html, owner_id, updated_at: context.now };
}

/** A saved reply that the person may use, locked until the transaction ends. @throws AppError 404 */
async function lockSavedReply(trx: Transaction, id: number, { context }: Editor): Promise<SavedReply> {
  const row = await selectSavedReplies(trx, context.actor?.id ?? 0)
    .where({ id })
    .forUpdate()
    .first();
  return toSavedReply(requireFound(row, conversationTexts.noSuchSavedReply));
}

function assertMayShare({ shared }: Pick<SavedReply, 'shared'>, { mayShare }: Editor): void {
  if (shared && !mayShare) throw forbidden(conversationTexts.notShared);
}
