import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect } from 'vitest';
import { createApp, createEndpoints } from '../app.ts';
import { type Config, loadConfig } from '../platform/config.ts';
import type { Role } from '../platform/contract.ts';
import type { Database } from '../platform/db/db.ts';
import { openListener } from '../platform/db/listener.ts';
import { openResponseCache } from '../platform/http/cache/responseCache.ts';
import { serveFromCache } from '../platform/http/cache/serveFromCache.ts';
import type { Endpoint } from '../platform/http/endpoints.ts';
import { createLogger } from '../platform/observability/logger.ts';
import { databaseReadiness } from '../platform/observability/readiness.ts';
import { openStorage } from '../platform/storage/openStorage.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { publicTags } from '../site/cacheTags.ts';
import { type ApiClient, createApiClient } from './apiClient.ts';
import { buildUser, testPassword } from './buildUser.ts';
import { checkResponses } from './checkResponses.ts';
import { useDatabase } from './database.ts';

export type TestApi = {
  readonly db: Database;
  readonly storage: Storage;
  readonly config: Config;
  readonly origin: string;
  /** All endpoints of the API. */
  readonly declared: readonly Endpoint[];
  /** Sends no token by default. A body that is neither FormData nor text is sent as JSON. */
  readonly api: ApiClient;
  /** Calls as a user of a role; the account is created on first use. */
  as(role: Role): Promise<ApiClient & { token: string; userId: number }>;
};

/**
 * The whole API on a real database and a free port, for the tests of this file. A test fails when it received a
 * response that differs from the declared one. `connect` gives the API a pool of its own, separate from the one that
 * the tests query.
 */
export function useApi(
  settings: Partial<Record<string, string>> = {},
  { connect }: { connect?: (url: string) => Database } = {},
): TestApi {
  const database = useDatabase();
  const people = new Map<Role, Promise<ApiClient & { token: string; userId: number }>>();
  let stop = async () => {};
  let origin = '';
  let config: Config;
  let storage: Storage;
  let declared: Endpoint[] = [];
  let brokenPromises: string[] = [];

  beforeAll(async () => {
    const folder = await mkdtemp(join(tmpdir(), 'safarnama-test-'));
    config = loadConfig({
      NODE_ENV: 'test',
      PUBLIC_URL: 'https://safarnama.example',
      DATABASE_URL: database.url,
      JWT_SECRET: 'a test secret of more than 32 characters',
      SMTP_URL: 'smtp://127.0.0.1:1',
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      ...settings,
    });
    const logger = createLogger('test', config.LOG_LEVEL);
    storage = openStorage(config.STORAGE_URL, config.DATA_DIR);
    const listener = openListener(database.url, logger);
    const open = () => connect?.(database.url) ?? database.db;
    const [db, probeDb] = [open(), open()];
    const cache = openResponseCache(
      { db, listener, tags: publicTags },
      config.RESPONSE_CACHE_MB * 1024 * 1024,
    );
    const dependencies = {
      config,
      cache,
      db,
      storage,
      logger,
      listener,
      site: null,
      isAccepting: () => true,
      isDatabaseReady: databaseReadiness(probeDb),
    };
    const app = createApp(dependencies);
    declared = createEndpoints(dependencies);
    brokenPromises = checkResponses(app, declared);
    const server = createServer(serveFromCache({ config, cache, logger }, app.callback()));
    // While a test computes, its client in the same process does not detect that an idle connection was closed.
    server.keepAliveTimeout = 0;
    server.listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // a TCP server has no other kind
    stop = async () => {
      await listener.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      if (connect) await Promise.all([db.destroy(), probeDb.destroy()]);
      await rm(folder, { recursive: true, force: true });
    };
  });
  afterEach(() => expect(brokenPromises.splice(0)).toEqual([]));
  afterAll(() => stop());

  const api = createApiClient(() => origin);

  const signedIn = async (role: Role) => {
    const user = await buildUser(database.db, { user_type: role });
    const response = await api.post('/api/auth/login', {
      body: { email: user.email, password: testPassword },
    });
    const token = String(response.body.data.token);
    return { ...createApiClient(() => origin, token), token, userId: user.id };
  };

  return {
    get db() {
      return database.db;
    },
    get storage() {
      return storage;
    },
    get config() {
      return config;
    },
    get origin() {
      return origin;
    },
    get declared() {
      return declared;
    },
    api,
    as(role) {
      const known = people.get(role) ?? signedIn(role);
      people.set(role, known);
      return known;
    },
  };
}
