import { type Database, transaction } from '../../../platform/db/db.ts';
import { forgetSlugs } from '../../../platform/db/slugs.ts';
import { notFound } from '../../../platform/errors.ts';
import { type Context, record } from '../../../platform/events/events.ts';
import { destinationTexts } from '../contract.ts';
import { Destination } from '../Destination.ts';
import { destinationDeleted } from '../events.ts';
import { toDestinationFacts } from '../facts.ts';
import { destinationSlugs } from '../queries.ts';

/** Deletes a destination; its slugs become available. @throws AppError 404 */
export async function deleteDestination(db: Database, id: number, context: Context): Promise<void> {
  await transaction(db, async (trx) => {
    const destination = await Destination.query(trx).findById(id).forUpdate();
    if (!destination) throw notFound(destinationTexts.notFound);
    await destination.$query(trx).delete();
    await forgetSlugs(trx, destinationSlugs.kind, id);
    await record(trx, destinationDeleted(id, toDestinationFacts(destination)), context);
  });
}
