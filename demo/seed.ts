import { firstAdmin } from '../server/cli/firstAdmin.ts';
import { oneLine, problemLine } from '../server/cli/problemLine.ts';
import { databaseProblem } from '../server/cli/reachable.ts';
import { ConfigError, loadConfig } from '../server/platform/config.ts';
import { advisoryLocks } from '../server/platform/db/advisoryLocks.ts';
import { type Database, openDatabase, transaction } from '../server/platform/db/db.ts';
import { openStorage } from '../server/platform/storage/openStorage.ts';
import type { Storage } from '../server/platform/storage/storage.ts';
import { loadArticles } from './loadArticles.ts';
import { loadCeoMessages } from './loadCeoMessages.ts';
import { loadDestinations } from './loadDestinations.ts';
import { loadEnquiries } from './loadEnquiries.ts';
import { loadStaff } from './loadStaff.ts';
import { loadSubscribers } from './loadSubscribers.ts';
import { loadTexts } from './loadTexts.ts';
import { loadWeddings } from './loadWeddings.ts';
import { keepMailsBack } from './storeEvents.ts';

/** What happens before anybody uses the site: accounts and settings are no content. */
const notContent = ['user', 'settings'];

/**
 * Fills an empty site with demo content: places, weddings, articles, messages, 90 days of enquiries and subscribers,
 * and one account of each role. All of it or nothing; where there is or ever was content, nothing.
 * @returns whether it was loaded now
 * @throws Error before there is a first administrator
 */
export async function loadDemoContent(
  db: Database,
  storage: Storage,
  { now = new Date() }: { now?: Date } = {},
): Promise<boolean> {
  return transaction(db, async (trx) => {
    await trx.raw('select pg_advisory_xact_lock(?)', [advisoryLocks.demoContent]);
    const content = await trx('events').select('id').whereNotIn('entity_type', notContent).first();
    if (content) return false;
    const staff = await loadStaff(trx, now);
    await loadTexts(trx, staff, now);
    await loadDestinations(trx, storage, staff, now);
    await loadWeddings(trx, storage, staff, now);
    await loadArticles(trx, storage, now);
    await loadCeoMessages(trx, staff, now);
    await loadEnquiries(trx, staff, now);
    await loadSubscribers(trx, staff, now);
    await keepMailsBack(trx);
    return true;
  });
}

/** `npm run seed`: the same for the database of DATABASE_URL. */
async function main() {
  const config = loadConfig(process.env);
  const problem = await databaseProblem(config.DATABASE_URL);
  if (problem) throw new Error(`DATABASE_URL cannot be reached: ${problem}`);
  const db = openDatabase(config.DATABASE_URL, 2, 'safarnama-seed');
  try {
    const signIn = await firstAdmin(db, config);
    const storage = openStorage(config.STORAGE_URL, config.DATA_DIR);
    const loaded = await loadDemoContent(db, storage);
    process.stdout.write(
      loaded ? 'The demo content is loaded.\n' : 'There is content already: nothing was loaded.\n',
    );
    process.stdout.write(`Sign-in: ${signIn.name}, password: ${signIn.password}\n`);
  } finally {
    await db.destroy();
  }
}

if (process.argv[1] && /seed\.(ts|js)$/.test(process.argv[1])) {
  main().catch((error: unknown) => {
    const line =
      error instanceof ConfigError ? problemLine(error) : `Demo content cannot be loaded: ${oneLine(error)}`;
    process.stderr.write(`${line}\n`);
    process.exitCode = 1;
  });
}
