import type { z } from 'zod';
import { takeLock } from '../../platform/db/advisoryLocks.ts';
import { assertVersion, nextVersion } from '../../platform/db/assertVersion.ts';
import { type Database, type Transaction, transaction } from '../../platform/db/db.ts';
import { requireFound } from '../../platform/errors.ts';
import { auditDiff, diffFields } from '../../platform/events/auditDiff.ts';
import { type CommandContext, record } from '../../platform/events/events.ts';
import { CeoMessage } from './CeoMessage.ts';
import { type CeoMessageInput, type ceoMessageUpdateSchema, ceoTexts } from './contract.ts';
import { ceoMessageEvent } from './events.ts';
import { ceoMessageFields, getActiveCeoMessage, toCeoMessage } from './queries.ts';

/** Creates a message and returns its id. It becomes active when no other is. */
export async function createCeoMessage(
  db: Database,
  input: CeoMessageInput,
  context: CommandContext,
): Promise<number> {
  return transaction(db, async (trx) => {
    await takeLock(trx, 'activeCeoMessage');
    const is_active = (await getActiveCeoMessage(trx)) === undefined;
    const { id } = await CeoMessage.query(trx).insert({
      ...input,
      is_active,
      created_at: context.now,
      updated_at: context.now,
    });
    await record(trx, ceoMessageEvent('ceo_message.written', id, { isActive: is_active }), context);
    return id;
  });
}

/** Makes a message the active one, if it is not already. @throws AppError 404 */
export async function activateCeoMessage(db: Database, id: number, context: CommandContext): Promise<void> {
  await transaction(db, async (trx) => {
    await takeLock(trx, 'activeCeoMessage');
    const message = await lockMessage(trx, id);
    if (message.is_active) return;
    const former = await CeoMessage.query(trx).findOne({ is_active: true }).forUpdate();
    if (former) {
      const updated_at = nextVersion(former.updated_at, context.now);
      await former.$query(trx).patch({ is_active: false, updated_at });
    }
    const updated_at = nextVersion(message.updated_at, context.now);
    await message.$query(trx).patch({ is_active: true, updated_at });
    const replacedId = former?.id ?? null;
    await record(trx, ceoMessageEvent('ceo_message.activated', id, { replacedId }), context);
  });
}

/** Changes a message; equal values record nothing. @throws AppError 404, or 409 for a stale version */
export async function updateCeoMessage(
  db: Database,
  id: number,
  input: z.output<typeof ceoMessageUpdateSchema>,
  context: CommandContext,
): Promise<void> {
  await transaction(db, async (trx) => {
    const message = await lockMessage(trx, id);
    assertVersion(message.updated_at, input, () => toCeoMessage(message));
    const changes = diffFields(message, input, ceoMessageFields);
    if (Object.keys(changes).length === 0) return;
    const updated_at = nextVersion(message.updated_at, context.now);
    const audited = auditDiff(message, changes);
    await message.$query(trx).patch({ ...changes, updated_at });
    const facts = { isActive: message.is_active };
    await record(trx, ceoMessageEvent('ceo_message.revised', id, facts), context, audited);
  });
}

/** Deletes a message. After the active one is deleted, none is active. @throws AppError 404 */
export async function deleteCeoMessage(db: Database, id: number, context: CommandContext): Promise<void> {
  await transaction(db, async (trx) => {
    const message = await lockMessage(trx, id);
    await message.$query(trx).delete();
    const facts = { isActive: message.is_active };
    await record(trx, ceoMessageEvent('ceo_message.deleted', id, facts), context);
  });
}

async function lockMessage(trx: Transaction, id: number): Promise<CeoMessage> {
  return requireFound(await CeoMessage.query(trx).findById(id).forUpdate(), ceoTexts.notFound);
}
