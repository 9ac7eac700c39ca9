import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createApp } from './app.ts';
import { type Config, loadConfig } from './platform/config.ts';
import { ofRequests, openDatabase } from './platform/db/db.ts';
import { openListener } from './platform/db/listener.ts';
import { openResponseCache } from './platform/http/cache/cacheMiddleware.ts';
import { serveFromCache } from './platform/http/cache/serveFromCache.ts';
import { startHeartbeat } from './platform/observability/heartbeat.ts';
import { createLogger, createRequestLog } from './platform/observability/logger.ts';
import { serveMetrics } from './platform/observability/metricsServer.ts';
import { databasePool, outbox } from './platform/observability/scrape.ts';
import { failStart, onStop } from './platform/process/onStop.ts';
import { openStorage } from './platform/storage/openStorage.ts';
import { warmSanitizer } from './platform/text/html.ts';
import { openSite } from './site/site.ts';
import { publicTags } from './site/tags.ts';

/**
 * How long a stopping API continues after it reports that it is not ready: long enough for load balancers to notice,
 * and at least until keep-alive clients have received `Connection: close`.
 */
const drainMs = ({ DRAIN_SECONDS, NODE_ENV }: Config) =>
  Math.max(200, 1000 * (DRAIN_SECONDS ?? (NODE_ENV === 'production' ? 5 : 0)));

const idleCheckMs = 100;

/** The folder `dist`, as seen from the built file or from the source. */
const dist = fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? '../dist' : '..', import.meta.url));

/** Composition root of the API: settings, then engines, then the app; closed in the opposite order. */
async function main() {
  const config = loadConfig(process.env);
  const logger = createLogger('api', config.LOG_LEVEL);
  const db = openDatabase(config.DATABASE_URL, config.DATABASE_POOL, 'safarnama-api', ofRequests);
  const listener = openListener(config.DATABASE_URL, logger);
  const storage = openStorage(config.STORAGE_URL, config.DATA_DIR);
  const cache = openResponseCache({ db, listener, tags: publicTags }, config.RESPONSE_CACHE_MB * 1024 * 1024);
  const site = await openSite({ config, storage, logger, dist });
  await warmSanitizer();
  let accepting = true;
  const isAccepting = () => accepting;
  const app = createApp({ config, cache, db, storage, logger, listener, site, isAccepting });
  const metrics = await serveMetrics({
    config,
    db,
    collectors: [outbox(db), databasePool(db)],
    isAccepting,
  });

  const log = createRequestLog('api', config.LOG_LEVEL);
  const server = createServer(serveFromCache({ config, cache, log }, app.callback()));
  server.listen(config.PORT, config.HOST);
  server.requestTimeout = 60_000;
  server.prependListener('request', (_request, response) => {
    if (!accepting) response.setHeader('Connection', 'close');
  });
  server.on('error', (error: NodeJS.ErrnoException) => {
    const taken = error.code === 'EADDRINUSE' ? 'is taken by another process' : error.message;
    process.stderr.write(`PORT ${config.PORT} ${taken}\n`);
    process.exit(1);
  });
  server.on('listening', () => {
    logger.info({ port: (server.address() as AddressInfo).port }, 'listening'); // a TCP server has no other kind
  });

  const heartbeat = startHeartbeat(db, { kind: 'api' }, logger);

  const drain = drainMs(config);
  onStop(logger, drain, async () => {
    accepting = false;
    await new Promise((resolve) => setTimeout(resolve, drain));
    await listener.close();
    const closed = new Promise((resolve) => server.close(resolve));
    server.closeIdleConnections();
    // An idle keep-alive connection would delay the exit by seconds.
    const closing = setInterval(() => server.closeIdleConnections(), idleCheckMs);
    await closed;
    clearInterval(closing);
    await metrics.close();
    await heartbeat.stop();
    await db.destroy();
  });
}

export const startApi = (): Promise<void> => main().catch(failStart);
