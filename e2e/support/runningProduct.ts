import { mkdtemp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { inject } from 'vitest';
import { announceEvents } from '../../server/platform/db/announceEvents.ts';
import { type Database, openDatabase } from '../../server/platform/db/db.ts';
import {
  createDatabase,
  dropDatabase,
  newDatabaseName,
  renameDatabase,
} from '../../server/testing/database.ts';
import { eventually } from '../../server/testing/eventually.ts';
import { databaseUrl, templateDatabase } from '../../server/testing/globalSetup.ts';
import { openProcesses, type Settings } from '../../server/testing/processes.ts';
import { reservePort } from '../../server/testing/reservePort.ts';
import { startSmtp, type TestSmtp } from '../../server/testing/smtp.ts';
import { copyDemoUploads, prepareDemoTemplate } from './demoTemplate.ts';

/** An API of the built product with its database, files and mail server. */
export type RunningProduct = {
  readonly origin: string;
  readonly settings: Settings;
  readonly smtp: TestSmtp;
  readonly db: Database;
  /** Replaces the database and the files while the API continues to run. No worker may run. */
  reset(demo: boolean): Promise<void>;
  /**
   * Resolves when the API receives the announcements of this database; cached responses of the previous one are then
   * gone.
   */
  waitUntilListening(): Promise<void>;
  stop(): Promise<void>;
};

/** @param demo whether the database begins with the demo content */
export async function startProduct(more: Settings, demo: boolean): Promise<RunningProduct> {
  const processes = openProcesses();
  const smtp = await startSmtp();
  const name = newDatabaseName();
  const url = databaseUrl(inject('postgresUrl'), name);
  // All processes of a product share a folder: one serves the files that another stores.
  const dataDir = await mkdtemp(join(inject('runFolder'), 'product-'));
  let db: Database;

  const create = async (database: string, withDemo: boolean) =>
    createDatabase(database, withDemo ? await prepareDemoTemplate() : templateDatabase);
  async function open(withDemo: boolean) {
    if (withDemo) await copyDemoUploads(dataDir);
    db = openDatabase(url, 10, 'test');
  }

  await create(name, demo);
  await open(demo);
  const port = String(await reservePort());
  const settings: Settings = {
    DATABASE_URL: url,
    DATA_DIR: dataDir,
    SMTP_URL: smtp.url,
    STAFF_EMAIL: 'staff@example.com',
    JWT_SECRET: 'a secret of the browser tests, and of nothing else',
    // The links in the worker's mails lead to the API.
    PUBLIC_URL: `http://127.0.0.1:${port}`,
    // A test fills in forms faster than a person.
    FORM_MIN_SECONDS: '0',
    LOG_LEVEL: 'warn',
    ...more,
  };
  const api = await processes.startApi({ ...settings, PORT: port });

  const stopDatabase = async () => {
    await db.destroy();
    await dropDatabase(name);
  };

  async function waitUntilListening() {
    const marker = `After ${newDatabaseName()}`;
    const showsMarker = async () => {
      const response = await fetch(`${api.origin}/api/settings/public`);
      if (response.status !== 200) throw new Error(`The settings are answered ${response.status}`);
      return (await response.text()).includes(marker);
    };
    const { changed } = await db('settings').first('changed');
    // The response is cached before each change, and stays so until an announcement arrives.
    await eventually(async () => !(await showsMarker()));
    await db('settings').update({ changed: JSON.stringify({ agency_name: marker }) });
    await eventually(() => {
      announceEvents(db, ['settings']);
      return showsMarker();
    });
    await db('settings').update({ changed: JSON.stringify(changed) });
    await eventually(async () => {
      announceEvents(db, ['settings']);
      return !(await showsMarker());
    });
  }

  return {
    origin: api.origin,
    settings,
    smtp,
    get db() {
      return db;
    },
    async reset(withDemo) {
      // The API waits longer between its attempts to connect the longer there is no database.
      const next = newDatabaseName();
      await create(next, withDemo);
      await stopDatabase();
      await renameDatabase(next, name);
      await rm(join(dataDir, 'uploads'), { recursive: true, force: true });
      smtp.accept();
      smtp.messages.length = 0;
      await open(withDemo);
    },
    waitUntilListening,
    async stop() {
      await processes.end();
      await smtp.stop();
      await stopDatabase();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}
