import { getDatabaseProblem } from '../server/cli/connectionProblems.ts';
import { firstAdmin } from '../server/cli/firstAdmin.ts';
import { formatProblem, toOneLine } from '../server/cli/formatProblem.ts';
import { ConfigError, loadConfig } from '../server/platform/config.ts';
import { openDatabase } from '../server/platform/db/db.ts';
import { openStorage } from '../server/platform/storage/openStorage.ts';
import { loadDemoContent } from './loadDemoContent.ts';

/** `npm run seed`: loads the demo content into the database of DATABASE_URL. */
async function main() {
  const config = loadConfig(process.env);
  const problem = await getDatabaseProblem(config.DATABASE_URL);
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

main().catch((error: unknown) => {
  const line =
    error instanceof ConfigError
      ? formatProblem(error)
      : `Demo content cannot be loaded: ${toOneLine(error)}`;
  process.stderr.write(`${line}\n`);
  process.exitCode = 1;
});
