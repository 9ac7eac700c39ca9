import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, inject } from 'vitest';
import { type Database, openDatabase } from '../platform/db/db.ts';
import { databaseUrl, templateDatabase } from './globalSetup.ts';

/** A migrated, empty database of one test file. Its properties are readable from inside the tests and hooks. */
export type TestDatabase = {
  readonly db: Database;
  /** Its address, for a second pool or another process. */
  readonly url: string;
};

/**
 * Creates a copy of the template before the tests of this file (or block), and drops it after them.
 * @param options `prepareTemplate` prepares another template and returns its name
 */
export function useDatabase({
  prepareTemplate = async () => templateDatabase,
}: {
  prepareTemplate?: () => Promise<string>;
} = {}): TestDatabase {
  const name = newDatabaseName();
  const url = databaseUrl(inject('postgresUrl'), name);
  let db: Database | undefined;

  beforeAll(async () => {
    await createDatabase(name, await prepareTemplate());
    db = openDatabase(url, 10, 'test');
  });
  afterAll(async () => {
    await db?.destroy();
    await dropDatabase(name);
  });

  return {
    url,
    get db() {
      if (!db) throw new Error('The test database is there from beforeAll on');
      return db;
    },
  };
}

export const newDatabaseName = (): string => `test_${randomBytes(6).toString('hex')}`;

export const createDatabase = (name: string, template: string): Promise<void> =>
  onServer((server) => server.raw('create database ?? template ??', [name, template]));

/** Renames a database that has no connections. */
export const renameDatabase = (name: string, to: string): Promise<void> =>
  onServer((server) => server.raw('alter database ?? rename to ??', [name, to]));

/** Drops the database, and ends its sessions first. */
export const dropDatabase = (name: string): Promise<void> =>
  onServer((server) => server.raw('drop database if exists ?? with (force)', [name]));

/** Creating and dropping a database writes a checkpoint, which a busy disk may delay for a minute. */
const serverTimeouts = { connectionMs: 60_000, statementMs: 110_000 };

/** Runs the work in the server's maintenance database, where databases are created and dropped. */
export async function onServer(work: (server: Database) => Promise<unknown>): Promise<void> {
  const server = openDatabase(inject('postgresUrl'), 1, 'test-admin', serverTimeouts);
  try {
    await work(server);
  } finally {
    await server.destroy();
  }
}
