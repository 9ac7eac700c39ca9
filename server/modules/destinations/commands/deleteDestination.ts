import { type Database, transaction } from '../../../platform/db/db.ts';
import { deleteSlugs } from '../../../platform/db/slugs.ts';
import { type CommandContext, record } from '../../../platform/events/events.ts';
import { destinationEvent } from '../events.ts';
import { toDestinationEventData } from '../presenter.ts';
import { destinationSlugs } from '../queries.ts';
import { lockDestination } from './lockDestination.ts';

/** Deletes a destination; its slugs become available. @throws AppError 404 */
export async function deleteDestination(db: Database, id: number, context: CommandContext): Promise<void> {
  await transaction(db, async (trx) => {
    const destination = await lockDestination(trx, id);
    await destination.$query(trx).delete();
    await deleteSlugs(trx, destinationSlugs.kind, id);
    const facts = toDestinationEventData(destination);
    await record(trx, destinationEvent('destination.deleted', id, facts), context);
  });
}
