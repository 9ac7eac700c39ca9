import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import { freePort } from '../../dev/embedded/freePort.ts';
import type { Role } from '../../server/platform/contract.ts';
import type { Database } from '../../server/platform/db/db.ts';
import { buildUser, testPassword } from '../../server/testing/buildUser.ts';
import { useDatabase } from '../../server/testing/database.ts';
import { copyDemoUploads, prepareDemoTemplate } from '../../server/testing/demoTemplate.ts';
import { type Settings, type TestProcess, useProcesses } from '../../server/testing/processes.ts';
import { type TestSmtp, useSmtp } from '../../server/testing/smtp.ts';
import { signInWith } from './browserSession.ts';

/** The whole built product as an agency runs it: API, worker, database, mail server. */
export type TestProduct = {
  readonly origin: string;
  readonly db: Database;
  readonly smtp: TestSmtp;
  readonly settings: Settings;
  startApi(settings?: Settings): Promise<TestProcess>;
  /**
   * Makes an account of a role, and opens the back office as this person, in a session that has just begun.
   * @param path where; the dashboard unless told
   */
  signIn(page: Page, role: Role, path?: string): Promise<{ id: number; name: string }>;
};

type ProductOptions = {
  /** With the demo content. */
  demo?: boolean;
  /** Off where nothing waits for mails and figures. */
  worker?: boolean;
};

/** Starts the product before the tests of this file (or block). */
export function useProduct(
  more: Settings = {},
  { demo = false, worker = true }: ProductOptions = {},
): TestProduct {
  const database = useDatabase(demo ? { prepareTemplate: prepareDemoTemplate } : {});
  const smtp = useSmtp();
  const processes = useProcesses();
  let api: TestProcess;
  let settings: Settings = {};
  let dataDir = '';

  beforeAll(async () => {
    // Every process of a product has the same folder: what one stores, the others serve.
    dataDir = await mkdtemp(join(tmpdir(), 'safarnama-product-'));
    if (demo) await copyDemoUploads(dataDir);
    const port = String(await freePort());
    settings = {
      DATABASE_URL: database.url,
      DATA_DIR: dataDir,
      SMTP_URL: smtp.url,
      STAFF_EMAIL: 'staff@example.com',
      // The worker's mails lead to the API.
      PUBLIC_URL: `http://127.0.0.1:${port}`,
      // A script fills forms in faster than any person.
      FORM_MIN_SECONDS: '0',
      LOG_LEVEL: 'warn',
      ...more,
    };
    [api] = await Promise.all([
      processes.startApi({ ...settings, PORT: port }),
      worker ? processes.startWorker(settings) : undefined,
    ]);
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));

  return {
    get origin() {
      return api.origin;
    },
    get db() {
      return database.db;
    },
    get settings() {
      return settings;
    },
    smtp,
    startApi: (other = {}) => processes.startApi({ ...settings, ...other }),
    async signIn(page, role, path = '/admin/dashboard') {
      const user = await buildUser(database.db, {
        user_type: role,
        first_name: 'Meera',
        last_name: 'Fernandes',
      });
      await signInWith(page, api.origin, { email: user.email, password: testPassword });
      await page.goto(api.origin + path);
      return { id: user.id, name: 'Meera Fernandes' };
    },
  };
}
