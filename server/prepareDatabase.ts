import { oneLine } from './embedded/problemLine.ts';
import { StartError } from './embedded/startError.ts';
import { firstAdmin, type SignIn } from './firstAdmin.ts';
import type { Config } from './platform/config.ts';
import { openDatabase } from './platform/db.ts';
import { migrateToLatest } from './platform/migrations.ts';
import { openStorage } from './platform/storage.ts';
import { loadDemoContent } from './seed.ts';

/**
 * Brings the database to where the site can start: schema, first administrator, demo content.
 * @throws StartError when a migration fails
 */
export async function prepareDatabase(config: Config, databaseUrl: string): Promise<SignIn> {
  const db = openDatabase(databaseUrl, 2, 'safarnama-run');
  try {
    await migrateToLatest(db).catch((error: unknown) => {
      throw new StartError(`Migration failed: ${oneLine(error)}`);
    });
    const signIn = await firstAdmin(db, config);
    if (config.DEMO_CONTENT) await loadDemoContent(db, openStorage(config.STORAGE_URL, config.DATA_DIR));
    return signIn;
  } finally {
    await db.destroy();
  }
}
