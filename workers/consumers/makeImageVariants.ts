import type { RecordedEvent } from '../../server/modules/events.ts';
import type { Database } from '../../server/platform/db/db.ts';
import { AppError } from '../../server/platform/errors.ts';
import { makeVariants } from '../../server/platform/storage/images.ts';
import { imageVariants } from '../../server/platform/storage/pictures.contract.ts';
import type { Storage } from '../../server/platform/storage/storage.ts';
import { markConsumed } from '../delivery/consumeOnce.ts';
import type { EventFor } from '../subscriptions.ts';

/**
 * Creates the smaller copies of an uploaded picture. Repeating it creates the same files, so the inbox row comes last.
 */
export async function makeImageVariants(
  { db, storage }: { db: Database; storage: Storage },
  event: RecordedEvent,
): Promise<void> {
  const { path } = (event as EventFor<'images'>).data; // the relay delivers only what subscriptions.ts lists
  await makeVariants(storage, path, imageVariants(path)).catch((error: unknown) => {
    // A picture that was removed meanwhile needs no copies.
    if (!(error instanceof AppError) || error.status !== 404) throw error;
  });
  await markConsumed(db, 'images', event.id);
}
