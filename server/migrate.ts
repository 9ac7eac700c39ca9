import { z } from 'zod';
import { oneLine } from './embedded/problemLine.ts';
import { databaseProblem } from './embedded/reachable.ts';
import { ensureFirstAdmin } from './modules/users/commands/ensureFirstAdmin.ts';
import { settingSchemas } from './platform/config.ts';
import { openDatabase } from './platform/db.ts';
import { migrateToLatest } from './platform/migrations.ts';

/** All that a migration needs to be told; a release may run it where nothing else is set. */
const settingsSchema = z.object({
  DATABASE_URL: settingSchemas.DATABASE_URL,
  ADMIN_EMAIL: settingSchemas.ADMIN_EMAIL,
  ADMIN_PASSWORD: settingSchemas.ADMIN_PASSWORD,
});

const say = (line: string) => process.stdout.write(`${line}\n`);

/**
 * `npm run migrate`: brings the schema of DATABASE_URL to the newest version, once per release. With
 * ADMIN_PASSWORD it makes the first administrator, too, as long as there is no user.
 */
async function main() {
  const given = Object.fromEntries(Object.entries(process.env).filter(([, value]) => value !== ''));
  const settings = settingsSchema.safeParse(given);
  if (!settings.success) {
    const problems = settings.error.issues.map(({ path, message }) => {
      const name = String(path[0]);
      return `${name} ${given[name] === undefined ? 'is missing' : message}`;
    });
    throw new Error(problems.join('; '));
  }
  const { DATABASE_URL: url, ...admin } = settings.data;
  const problem = await databaseProblem(url);
  if (problem) throw new Error(`DATABASE_URL cannot be reached: ${problem}`);
  const db = openDatabase(url, 2, 'safarnama-migrate');
  try {
    const applied = await migrateToLatest(db);
    say(applied.length > 0 ? `Migrated: ${applied.join(', ')}` : 'The schema is up to date.');
    if (!admin.ADMIN_PASSWORD) return;
    const made = await ensureFirstAdmin(db, admin, new Date());
    if (!made.created) return;
    say(`Made the first administrator: ${made.email} or ${made.username}.`);
    if (made.weakness) say(`Change the password soon. ADMIN_PASSWORD: ${made.weakness}`);
  } finally {
    await db.destroy();
  }
}

main().catch((error: unknown) => {
  process.stderr.write(`Migration failed: ${oneLine(error)}\n`);
  process.exitCode = 1;
});
