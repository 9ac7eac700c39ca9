import type { Page } from 'playwright-core';
import { afterAll, beforeAll } from 'vitest';
import type { Role } from '../../server/platform/contract.ts';
import type { Database } from '../../server/platform/db/db.ts';
import { buildUser, testPassword } from '../../server/testing/buildUser.ts';
import { type Settings, type TestProcess, useProcesses } from '../../server/testing/processes.ts';
import type { TestSmtp } from '../../server/testing/smtp.ts';
import { signInWith } from './browserSession.ts';
import { type RunningProduct, startProduct } from './runningProduct.ts';

/** The built product as an agency runs it: API, worker, database, mail server. */
export type TestProduct = {
  readonly origin: string;
  readonly db: Database;
  readonly smtp: TestSmtp;
  readonly settings: Settings;
  startApi(settings?: Settings): Promise<TestProcess>;
  /**
   * Creates an account of a role, and opens the back office in a new session of this user.
   * @param path defaults to the dashboard
   */
  signIn(page: Page, role: Role, path?: string): Promise<{ id: number; name: string }>;
};

type ProductOptions = {
  /** With the demo content. */
  demo?: boolean;
  /** Off for tests without mails and statistics. */
  worker?: boolean;
};

/** The product of this process, which runs its test files in turn. Undefined while it is being reset. */
let shared: RunningProduct | undefined;

/**
 * The product with a new database for the tests of this file (or block). All files share one API process; a file with
 * settings of its own starts another.
 */
export function useProduct(
  more: Settings = {},
  { demo = false, worker = true }: ProductOptions = {},
): TestProduct {
  const isShared = Object.keys(more).length === 0;
  const processes = useProcesses();
  let product: RunningProduct;

  beforeAll(async () => {
    const running = isShared ? shared : undefined;
    // If the reset fails, the next file starts a new product.
    if (isShared) shared = undefined;
    product = running ?? (await startProduct(more, demo));
    if (running) await running.reset(demo);
    await Promise.all([running?.waitUntilListening(), worker && processes.startWorker(product.settings)]);
    if (isShared) shared = product;
    processes.watch(product.origin);
  });
  afterAll(async () => {
    if (!isShared) await product?.stop();
  });

  return {
    get origin() {
      return product.origin;
    },
    get db() {
      return product.db;
    },
    get settings() {
      return product.settings;
    },
    get smtp() {
      return product.smtp;
    },
    startApi: (other = {}) => processes.startApi({ ...product.settings, ...other }),
    async signIn(page, role, path = '/admin/dashboard') {
      const user = await buildUser(product.db, {
        user_type: role,
        first_name: 'Meera',
        last_name: 'Fernandes',
      });
      await signInWith(page, product.origin, { email: user.email, password: testPassword });
      await page.goto(product.origin + path);
      return { id: user.id, name: 'Meera Fernandes' };
    },
  };
}
