import { createEndpoints } from '../app.ts';
import { loadConfig } from '../platform/config.ts';
import { openDatabase } from '../platform/db/db.ts';
import type { Listener } from '../platform/db/listener.ts';
import type { Endpoint } from '../platform/http/endpoints.ts';
import { openStorage } from '../platform/storage/openStorage.ts';

const deaf: Listener = {
  subscribe: () => undefined,
  onReconnect: () => undefined,
  onClose: () => undefined,
  close: async () => undefined,
};

/** All endpoints of the API, without running it: no connection is opened. */
export function declaredCalls(): Endpoint[] {
  const config = loadConfig({
    PUBLIC_URL: 'https://safarnama.example',
    DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none',
    JWT_SECRET: 'never used, and long enough to be taken',
  });
  const db = openDatabase(config.DATABASE_URL, 1);
  const storage = openStorage(undefined, config.DATA_DIR);
  return createEndpoints({ config, db, storage, listener: deaf, site: null });
}
