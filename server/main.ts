import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createApp } from './app.ts';
import { openSite } from './pages/site.ts';
import { ConfigError, loadConfig } from './platform/config.ts';
import { openDatabase } from './platform/db.ts';
import { startHeartbeat } from './platform/heartbeat.ts';
import { openListener } from './platform/listener.ts';
import { createLogger } from './platform/logger.ts';
import { serveMetrics } from './platform/metricsServer.ts';
import { onStop } from './platform/onStop.ts';
import { databasePool, outbox } from './platform/scrape.ts';
import { openStorage } from './platform/storage.ts';

/** How long a stopping API keeps answering after it said that it is not ready, so that balancers notice. */
const drainMs = 200;

/** The build lies beside this file when it was built, and in `dist` when it runs from its source. */
const dist = fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? '../dist' : '..', import.meta.url));

/** Composition root of the API: settings, then engines, then the app; and the same backwards on the way out. */
async function main() {
  const config = loadConfig(process.env);
  const logger = createLogger('api', config.LOG_LEVEL);
  const db = openDatabase(config.DATABASE_URL, config.DATABASE_POOL, 'safarnama-api');
  const listener = openListener(config.DATABASE_URL, logger);
  const storage = openStorage(config.STORAGE_URL, config.DATA_DIR);
  const site = await openSite({ config, db, storage, listener, logger, dist });
  let accepting = true;
  const isAccepting = () => accepting;
  const app = createApp({ config, db, storage, logger, listener, site, isAccepting });
  const metrics = await serveMetrics({
    config,
    db,
    collectors: [outbox(db), databasePool(db)],
    isAccepting,
  });

  const server = app.listen(config.PORT, config.HOST);
  server.requestTimeout = 60_000;
  server.on('error', (error: NodeJS.ErrnoException) => {
    const taken = error.code === 'EADDRINUSE' ? 'is taken by another process' : error.message;
    process.stderr.write(`PORT ${config.PORT} ${taken}\n`);
    process.exit(1);
  });
  server.on('listening', () => {
    logger.info({ port: (server.address() as AddressInfo).port }, 'listening'); // a TCP server has no other kind
  });

  const heartbeat = startHeartbeat(db, { kind: 'api' }, logger);

  onStop(logger, async () => {
    accepting = false;
    await new Promise((resolve) => setTimeout(resolve, drainMs));
    await listener.close();
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    await closed;
    await metrics.close();
    await heartbeat.stop();
    await db.destroy();
  });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof ConfigError ? error.message : String(error)}\n`);
  process.exit(1);
});
