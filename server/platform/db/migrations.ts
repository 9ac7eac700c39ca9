import { readdir } from 'node:fs/promises';
import { basename, extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Knex } from 'knex';
import { findUp } from '../process/findUp.ts';
import { formatCount } from '../text/formats.contract.ts';
import type { Database } from './db.ts';
import { lockWaitMs, onOneConnection, retryLockTimeouts, takeMigrationLock } from './migrationLocks.ts';

/** Without the extension, because one migration runs as .ts and as .js and must count as the same. */
const getMigrationName = (file: string) => basename(file, extname(file));

/** Knex puts the whole statement before the reason, and a migration is a long statement. */
function withoutStatement(error: unknown): string {
  const text = error instanceof Error ? error.message : String(error);
  return text.slice(text.lastIndexOf('\n') + 1).replace(/^.* - /, '');
}

type FileMigration = Knex.Migration & { config?: { transaction?: boolean } };

const migrationSource: Knex.MigrationSource<string> = {
  async getMigrations() {
    const folder = findUp('migrations');
    if (!folder) throw new Error('There is no folder "migrations"');
    const files = await readdir(folder);
    return files
      .filter((file) => /^\d+_\w+\.[jt]s$/.test(file))
      .sort()
      .map((file) => join(folder, file));
  },
  getMigrationName: getMigrationName,
  async getMigration(file) {
    const migration: FileMigration = await import(/* @vite-ignore */ pathToFileURL(file).href);
    const run = migration.config?.transaction === false ? upBesideWriters : upInTransaction;
    return {
      ...migration,
      async up(database) {
        try {
          await run(migration, database);
        } catch (error) {
          throw new Error(`${getMigrationName(file)}: ${withoutStatement(error)}`, { cause: error });
        }
      },
    };
  },
};

/** A change of a large table may take longer than any statement of the application. */
async function upInTransaction(migration: FileMigration, trx: Knex) {
  await trx.raw(`set local statement_timeout = 0; set local lock_timeout = ${lockWaitMs}`);
  await migration.up(trx);
}

async function upBesideWriters(migration: FileMigration, pool: Knex) {
  await onOneConnection(pool, async (connection) => {
    await connection.raw('set statement_timeout = 0; set lock_timeout = 0');
    await dropUnfinishedIndexes(connection);
    await connection.raw(`set lock_timeout = ${lockWaitMs}`);
    await migration.up(connection);
  });
}

/**
 * An interrupted concurrent build leaves an invalid index, which has the name, slows down every write, and is never
 * read. Like a build, this waits for running transactions without blocking others.
 */
async function dropUnfinishedIndexes(connection: Knex) {
  const { rows } = await connection.raw<{ rows: { name: string }[] }>(
    `select indexrelid::regclass::text as name from pg_index join pg_class on pg_class.oid = indexrelid
     where not indisvalid and relnamespace = current_schema()::regnamespace limit 100`,
  );
  for (const { name } of rows) await connection.raw(`drop index concurrently ${name}`);
}

/** Applied migrations that this release lacks are those of a newer one: after a rollback, the schema stays ahead. */
const migrateOptions = { migrationSource, disableMigrationsListValidation: true };

/**
 * Brings the schema to the newest version. Processes that start together wait for one another.
 * @returns the names of the migrations that ran now
 */
export async function migrateToLatest(db: Database): Promise<string[]> {
  return onOneConnection(db, async (guard) => {
    await guard.raw('set idle_session_timeout = 0');
    await takeMigrationLock(guard);
    // Knex has a lock row of its own, which a killed process leaves behind. Our advisory lock excludes other
    // migrations.
    await db.migrate.forceFreeMigrationsLock(migrateOptions);
    const logger: { warn(message: string): void } = db.client.logger;
    const { warn } = logger;
    // Knex would log a failure in addition to throwing it.
    logger.warn = () => undefined;
    try {
      const before = new Set(await appliedMigrations(db));
      await retryLockTimeouts(() => db.migrate.latest(migrateOptions));
      await migrateQueues(guard);
      return (await appliedMigrations(db)).filter((name) => !before.has(name));
    } finally {
      logger.warn = warn;
    }
  });
}

/** Migrates the tables of queues on Postgres, which are in a schema of their own, to the version of BullMQ. */
async function migrateQueues(connection: Knex): Promise<void> {
  const { runMigrations } = await import('bullmq');
  const client = await connection.client.acquireConnection();
  await runMigrations(client).finally(() => connection.client.releaseConnection(client));
}

/**
 * How the schema of this database differs from that of this release: pending migrations, and those of a newer release.
 * Only reads, even before the first migration.
 */
export async function compareMigrations(db: Database): Promise<{ pending: string[]; unknown: string[] }> {
  const known = (await migrationSource.getMigrations([])).map(getMigrationName);
  const applied = await appliedMigrations(db);
  return {
    pending: known.filter((name) => !applied.includes(name)),
    unknown: applied.filter((name) => !known.includes(name)),
  };
}

/** The message for operators about migrations that only a newer release has. */
export const schemaAheadText = (unknown: string[]): string =>
  `schema is ahead of this release by ${formatCount(unknown.length, 'migration')}: ${unknown.join(', ')}`;

/** The names of the migrations that were applied to this database, oldest first. */
async function appliedMigrations(db: Database): Promise<string[]> {
  if (!(await db.schema.hasTable('knex_migrations'))) return [];
  const rows: { name: string }[] = await db('knex_migrations').select('name').orderBy('id').limit(10_000);
  return rows.map(({ name }) => name);
}
