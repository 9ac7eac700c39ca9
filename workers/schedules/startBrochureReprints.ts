import { listOutdatedBrochures } from '../../server/modules/destinations/queries.ts';
import { advisoryLocks } from '../../server/platform/db/advisoryLocks.ts';
import { type Database, transaction } from '../../server/platform/db/db.ts';
import { createSystemContext } from '../../server/platform/events/events.ts';
import type { Logger } from '../../server/platform/observability/logger.ts';
import { repeatWork, type Stoppable } from '../../server/platform/process/repeatWork.ts';
import type { Storage } from '../../server/platform/storage/storage.ts';

type Dependencies = { db: Database; storage: Storage; logger: Pick<Logger, 'debug' | 'warn'> };

/**
 * Prints the brochures of earlier editions again. One that fails does not delay the others, and is tried again next
 * time. One that another worker prints at the moment is left to it: after an upgrade, all workers start with the same.
 */
export async function reprintBrochures(
  { db, storage, logger }: Dependencies,
  isStopping: () => boolean,
): Promise<void> {
  for (const id of await listOutdatedBrochures(db)) {
    if (isStopping()) return;
    await reprintUnlessLocked(db, storage, id).catch((error: unknown) =>
      logger.warn({ err: error, destination: id }, 'a brochure was not printed, and will be tried again'),
    );
  }
}

/** The open transaction holds only the lock while the brochure is drawn. */
async function reprintUnlessLocked(db: Database, storage: Storage, id: number): Promise<void> {
  // The code that draws brochures is loaded when the first one is due.
  const { printBrochure } = await import('../../server/modules/destinations/commands/printBrochure.ts');
  await transaction(db, async (trx) => {
    const { rows } = await trx.raw<{ rows: { mine: boolean }[] }>(
      'select pg_try_advisory_xact_lock(?, ?) as mine',
      [advisoryLocks.brochures, id],
    );
    if (rows[0]?.mine) await printBrochure({ db: trx, storage }, id, createSystemContext(new Date()));
  });
}

/** Checks at once, and every ten minutes, for brochures of earlier editions, which exist after an upgrade. */
export const startBrochureReprints = (dependencies: Dependencies): Stoppable =>
  repeatWork(
    {
      everyMs: 10 * 60_000,
      logger: dependencies.logger,
      failure: 'outdated brochures could not be listed',
      startNow: true,
    },
    (isStopping) => reprintBrochures(dependencies, isStopping),
  );
