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
import { openStorage } from '../platform/storage/openStorage.ts';
import type { Storage } from '../platform/storage/storage.ts';
import { publicTags } from '../site/cacheTags.ts';
import { buildUser, testPassword } from './buildUser.ts';
import { checkResponses } from './checkResponses.ts';
import { useDatabase } from './database.ts';

/** A response of the API: the body is parsed JSON, or text if it is not JSON. */
// biome-ignore lint/suspicious/noExplicitAny: tests look into bodies of every shape
export type ApiResponse = { status: number; headers: Headers; body: any; text: string };

type Options = { headers?: Record<string, string>; body?: unknown; token?: string | undefined };

export type ApiClient = Record<
  'get' | 'post' | 'put' | 'patch' | 'delete',
  (path: string, options?: Options) => Promise<ApiResponse>
>;

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
    const db = connect?.(database.url) ?? database.db;
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
    };
    const app = createApp(dependencies);
    declared = createEndpoints(dependencies);
    brokenPromises = checkResponses(app, declared);
    const server = createServer(serveFromCache({ config, cache, logger }, app.callback()));
    // While a test computes, its client in the same process does not notice that an idle connection was closed.
    server.keepAliveTimeout = 0;
    server.listen(0, '127.0.0.1');
    await new Promise((resolve) => server.once('listening', resolve));
    origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`; // a TCP server has no other kind
    stop = async () => {
      await listener.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
      if (connect) await db.destroy();
      await rm(folder, { recursive: true, force: true });
    };
  });
  afterEach(() => expect(brokenPromises.splice(0)).toEqual([]));
  afterAll(() => stop());

  const client = (defaults: Options = {}): ApiClient => {
    const call = (method: string) => (path: string, options?: Options) =>
      send(`${origin}${path}`, method, { ...defaults, ...options });
    return {
      get: call('GET'),
      post: call('POST'),
      put: call('PUT'),
      patch: call('PATCH'),
      delete: call('DELETE'),
    };
  };
  const api = client();

  const signedIn = async (role: Role) => {
    const user = await buildUser(database.db, { user_type: role });
    const response = await api.post('/api/auth/login', {
      body: { email: user.email, password: testPassword },
    });
    const token = String(response.body.data.token);
    return { ...client({ token }), token, userId: user.id };
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

async function send(
  url: string,
  method: string,
  { headers = {}, body, token }: Options,
): Promise<ApiResponse> {
  const isRaw = body instanceof FormData || typeof body === 'string';
  const response = await fetch(url, {
    method,
    redirect: 'manual',
    headers: {
      ...(token ? { Authorization: `Bearer ${token}` } : {}),
      ...(body !== undefined && !isRaw ? { 'Content-Type': 'application/json' } : {}),
      ...headers,
    },
    body: body === undefined ? null : isRaw ? body : JSON.stringify(body),
  });
  const text = await response.text();
  const isJson = response.headers.get('Content-Type')?.includes('json') ?? false;
  return { status: response.status, headers: response.headers, body: isJson ? JSON.parse(text) : text, text };
}
