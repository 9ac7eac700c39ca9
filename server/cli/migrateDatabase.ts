import { ensureFirstAdmin } from '../modules/accounts/users/commands/ensureFirstAdmin.ts';
import { countUsers } from '../modules/accounts/users/queries.ts';
import { type Config, environmentSchema, getDirectDatabaseUrl, parseSettings } from '../platform/config.ts';
import { type Database, openDatabase } from '../platform/db/db.ts';
import { compareMigrations, migrateToLatest, schemaAheadText } from '../platform/db/migrations.ts';
import { getDatabaseProblem } from './connectionProblems.ts';
import { toOneLine } from './formatProblem.ts';

/** A release may run a migration where no other settings are set. */
const migrationSchema = environmentSchema.pick({
  DATABASE_URL: true,
  DATABASE_DIRECT_URL: true,
  ADMIN_EMAIL: true,
  ADMIN_PASSWORD: true,
});

type FirstAdminSettings = Pick<Config, 'ADMIN_EMAIL' | 'ADMIN_PASSWORD'>;

const say = (line: string) => process.stdout.write(`${line}\n`);

async function migrateSchema(db: Database): Promise<void> {
  const applied = await migrateToLatest(db);
  const { unknown } = await compareMigrations(db);
  if (applied.length > 0) say(`Migrated: ${applied.join(', ')}`);
  if (unknown.length > 0) say(`The ${schemaAheadText(unknown)}`);
  else if (applied.length === 0) say('The schema is up to date.');
}

/** Creates the first administrator while there is no user; a generated password is printed this once. */
async function createFirstAdmin(db: Database, admin: FirstAdminSettings): Promise<void> {
  if (!admin.ADMIN_EMAIL && !admin.ADMIN_PASSWORD) {
    if ((await countUsers(db)) === 0) {
      say('There is no user yet: set ADMIN_EMAIL, and ADMIN_PASSWORD unless one is to be generated.');
    }
    return;
  }
  const made = await ensureFirstAdmin(db, admin, new Date());
  if (!made.created) return;
  say(`Created the first administrator: ${made.email} or ${made.username}.`);
  if (made.password) say(`Password, shown only now: ${made.password}`);
  if (made.weakness) say(`Change the password soon. ADMIN_PASSWORD: ${made.weakness}`);
}

/**
 * `npm run migrate`: brings the schema of DATABASE_URL to the newest version, once per release, and creates the first
 * administrator. With `--schema-only` it does not touch the accounts, as a restore requires.
 */
async function main(option: string | undefined): Promise<void> {
  const settings = parseSettings(migrationSchema, process.env);
  const url = getDirectDatabaseUrl(settings);
  const problem = await getDatabaseProblem(url);
  if (problem)
    throw new Error(
      `${settings.DATABASE_DIRECT_URL ? 'DATABASE_DIRECT_URL' : 'DATABASE_URL'} cannot be reached: ${problem}`,
    );
  const db = openDatabase(url, 2, 'safarnama-migrate');
  try {
    await migrateSchema(db);
    if (option !== '--schema-only') await createFirstAdmin(db, settings);
  } finally {
    await db.destroy();
  }
}

export const migrateDatabase = (option: string | undefined): Promise<void> =>
  main(option).catch((error: unknown) => {
    process.stderr.write(`Migration failed: ${toOneLine(error)}\n`);
    process.exitCode = 1;
  });
