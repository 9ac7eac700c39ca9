import { type Database, transaction } from '../../../platform/db/db.ts';
import { deleteSlugs } from '../../../platform/db/slugs.ts';
import { type CommandContext, record } from '../../../platform/events/events.ts';
import { weddingEvent } from '../events.ts';
import { toWeddingEventData } from '../presenter.ts';
import { weddingSlugs } from '../queries.ts';
import { lockWedding } from './lockWedding.ts';

/** Deletes a package. @throws AppError 404 */
export async function deleteWedding(db: Database, id: number, context: CommandContext): Promise<void> {
  await transaction(db, async (trx) => {
    const wedding = await lockWedding(trx, id);
    await wedding.$query(trx).delete();
    await deleteSlugs(trx, weddingSlugs.kind, id);
    await record(trx, weddingEvent('wedding.deleted', id, toWeddingEventData(wedding)), context);
  });
}
