import { printBrochure } from '../../server/modules/destinations/commands/printBrochure.ts';
import { listDestinationIds } from '../../server/modules/destinations/queries.ts';
import type { RecordedEvent } from '../../server/modules/events.ts';
import type { Database } from '../../server/platform/db/db.ts';
import { createSystemContext } from '../../server/platform/events/events.ts';
import type { Storage } from '../../server/platform/storage/storage.ts';
import { markConsumed } from '../delivery/consumeOnce.ts';

/**
 * Prints the brochure of a destination that changed, and all of them when the agency did. Repeating it prints the same,
 * so the inbox row comes last.
 */
export async function printBrochures(
  dependencies: { db: Database; storage: Storage },
  event: RecordedEvent,
): Promise<void> {
  const { db } = dependencies;
  const ids = event.type === 'settings.changed' ? await listDestinationIds(db) : [event.entity.id];
  for (const id of ids)
    await printBrochure(dependencies, id, createSystemContext(new Date(), event.requestId));
  await markConsumed(db, 'brochures', event.id);
}
