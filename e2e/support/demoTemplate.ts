import { cp } from 'node:fs/promises';
import { inject } from 'vitest';
import { takeLock } from '../../server/platform/db/advisoryLocks.ts';
import { type Database, openDatabase } from '../../server/platform/db/db.ts';
import { openStorage } from '../../server/platform/storage/openStorage.ts';
import { buildUser } from '../../server/testing/buildUser.ts';
import { onServer } from '../../server/testing/database.ts';
import { databaseUrl, templateDatabase } from '../../server/testing/globalSetup.ts';

const demoTemplate = 'template_safarnama_demo';
const loading = 'template_safarnama_loading';

/**
 * Creates the template with the demo content on first use in a run.
 * @returns its name
 */
export async function prepareDemoTemplate(): Promise<string> {
  await onServer((server) =>
    // Test files run in parallel: the second one waits here, and finds the template.
    server.transaction(async (trx) => {
      // Loading takes as long as the machine needs.
      await trx.raw('set local statement_timeout = 0');
      await takeLock(trx, 'demoContent');
      const found = await trx('pg_database').where({ datname: demoTemplate }).first('oid');
      if (!found) await onServer(loadTemplate);
    }),
  );
  return demoTemplate;
}

/** Copies the uploads of the demo content into the data folder of a process. */
export async function copyDemoUploads(dataDir: string): Promise<void> {
  await cp(inject('demoFolder'), dataDir, { recursive: true });
}

async function loadTemplate(server: Database): Promise<void> {
  // Imported only where it is used, because it is large.
  const { loadDemoContent } = await import('../../demo/loadDemoContent.ts');
  await server.raw('drop database if exists ?? with (force)', [loading]);
  await server.raw('create database ?? template ??', [loading, templateDatabase]);
  const db = openDatabase(databaseUrl(inject('postgresUrl'), loading), 4, 'test');
  try {
    await buildUser(db, { user_type: 'super_admin', username: 'owner', email: 'owner@example.com' });
    await loadDemoContent(db, openStorage(undefined, inject('demoFolder')));
  } finally {
    await db.destroy();
  }
  // Renamed at the end, so that an incomplete load is never used as the template.
  await server.raw('alter database ?? rename to ??', [loading, demoTemplate]);
}
