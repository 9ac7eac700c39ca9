import { listOutdatedBrochures } from '../../server/modules/destinations/queries.ts';
import type { Database } from '../../server/platform/db/db.ts';
import { createSystemContext } from '../../server/platform/events/events.ts';
import type { Logger } from '../../server/platform/observability/logger.ts';
import { repeatWork, type Stoppable } from '../../server/platform/process/repeatWork.ts';
import type { Storage } from '../../server/platform/storage/storage.ts';

type Dependencies = { db: Database; storage: Storage; logger: Pick<Logger, 'debug' | 'warn'> };

/**
 * Prints the brochures of earlier editions again. One that fails does not delay the others, and is tried again next
 * time.
 */
export async function reprintBrochures(
  { db, storage, logger }: Dependencies,
  isStopping: () => boolean,
): Promise<void> {
  for (const id of await listOutdatedBrochures(db)) {
    if (isStopping()) return;
    // The code that draws brochures is loaded when the first one is due.
    const { printBrochure } = await import('../../server/modules/destinations/commands/printBrochure.ts');
    const context = createSystemContext(new Date());
    await printBrochure({ db, storage }, id, context).catch((error: unknown) =>
      logger.warn({ err: error, destination: id }, 'a brochure was not printed, and will be tried again'),
    );
  }
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
