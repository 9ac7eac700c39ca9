import { randomBytes } from 'node:crypto';
import { afterAll, beforeAll, inject } from 'vitest';
import { type Database, openDatabase } from '../platform/db.ts';
import { databaseUrl, templateDatabase } from './globalSetup.ts';

/** A migrated, empty database of one test file. Its properties are readable from inside the tests and hooks. */
export type TestDatabase = {
  readonly db: Database;
  /** Its address, for a second pool or another process. */
  readonly url: string;
};

/** Makes a copy of the template before the tests of this file (or block), and drops it after them. */
export function useDatabase(): TestDatabase {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const url = databaseUrl(inject('postgresUrl'), name);
  let db: Database | undefined;

  beforeAll(async () => {
    await onServer((server) => server.raw('create database ?? template ??', [name, templateDatabase]));
    db = openDatabase(url, 10, 'test');
  });
  afterAll(async () => {
    await db?.destroy();
    await onServer((server) => server.raw('drop database if exists ?? with (force)', [name]));
  });

  return {
    url,
    get db() {
      if (!db) throw new Error('The test database is there from beforeAll on');
      return db;
    },
  };
}

async function onServer(work: (server: Database) => Promise<unknown>): Promise<void> {
  const server = openDatabase(inject('postgresUrl'), 1, 'test-admin');
  try {
    await work(server);
  } finally {
    await server.destroy();
  }
}
