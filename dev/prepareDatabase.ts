import { loadDemoContent } from '../demo/loadDemoContent.ts';
import { firstAdmin, type SignIn } from '../server/cli/firstAdmin.ts';
import { formatProblem, toOneLine } from '../server/cli/formatProblem.ts';
import { loadConfig } from '../server/platform/config.ts';
import { openDatabase } from '../server/platform/db/db.ts';
import { migrateToLatest } from '../server/platform/db/migrations.ts';
import { StartError } from '../server/platform/process/startError.ts';
import { openStorage } from '../server/platform/storage/openStorage.ts';
import type { Preparation } from './embedded/runPreparation.ts';

// Run by `make run` as a process of its own: the libraries that migrate and that write demo content (pictures, PDFs,
// HTML) would stay in the memory of a launcher that then only watches its children.

/** Prepares the database for the start of the site: schema, first administrator, demo content. */
async function prepareDatabase(): Promise<SignIn> {
  const config = loadConfig(process.env);
  const db = openDatabase(config.DATABASE_URL, 2, 'safarnama-run');
  try {
    await migrateToLatest(db).catch((error: unknown) => {
      throw new StartError(`Migration failed: ${toOneLine(error)}`);
    });
    const signIn = await firstAdmin(db, config);
    if (config.DEMO_CONTENT) await loadDemoContent(db, openStorage(config.STORAGE_URL, config.DATA_DIR));
    return signIn;
  } finally {
    await db.destroy();
  }
}

const reportToLauncher = (preparation: Preparation) => process.send?.(preparation, () => process.exit(0));

prepareDatabase().then(
  (signIn) => reportToLauncher({ signIn }),
  (error: unknown) => reportToLauncher({ problem: formatProblem(error) }),
);
