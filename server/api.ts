import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { createApp } from './app.ts';
import { type Config, getDirectDatabaseUrl, loadConfig } from './platform/config.ts';
import { openDatabase, requestTimeouts } from './platform/db/db.ts';
import { openListener } from './platform/db/listener.ts';
import { openResponseCache } from './platform/http/cache/responseCache.ts';
import { serveFromCache } from './platform/http/cache/serveFromCache.ts';
import { setConnectionTimeouts } from './platform/http/connectionTimeouts.ts';
import { serveMetrics } from './platform/http/metricsServer.ts';
import { startHeartbeat } from './platform/observability/heartbeat.ts';
import { createLogger, type Logger } from './platform/observability/logger.ts';
import { databaseReadiness } from './platform/observability/readiness.ts';
import { databasePool, outbox } from './platform/observability/scrape.ts';
import { failStart, onStop } from './platform/process/onStop.ts';
import { openStorage } from './platform/storage/openStorage.ts';
import { publicTags } from './site/cacheTags.ts';
import { openSite } from './site/site.ts';

/**
 * How long a stopping API continues after it reports that it is not ready: long enough for load balancers to notice,
 * and at least until keep-alive clients have received `Connection: close`.
 */
const drainMs = ({ DRAIN_SECONDS, NODE_ENV }: Config) =>
  Math.max(200, 1000 * (DRAIN_SECONDS ?? (NODE_ENV === 'production' ? 5 : 0)));

const idleCheckMs = 100;

/** The folder `dist`, as seen from the built file or from the source. */
const dist = fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? '../dist' : '..', import.meta.url));

/** Composition root of the API: settings, then engines, then the app. */
async function main() {
  const config = loadConfig(process.env);
  const logger = createLogger('api', config.LOG_LEVEL);
  const openPool = (size: number) =>
    openDatabase(config.DATABASE_URL, size, 'safarnama-api', requestTimeouts);
  const db = openPool(config.DATABASE_POOL - 1);
  // A separate connection: while requests occupy all others, this process must stay ready to serve cached responses.
  const probeDb = openPool(1);
  const listener = openListener(getDirectDatabaseUrl(config), logger);
  const storage = openStorage(config.STORAGE_URL, config.DATA_DIR);
  const cache = openResponseCache({ db, listener, tags: publicTags }, config.RESPONSE_CACHE_MB * 1024 * 1024);
  const site = await openSite({ config, storage, dist });
  let accepting = true;
  const probed = { isAccepting: () => accepting, isDatabaseReady: databaseReadiness(probeDb) };
  const app = createApp({ config, cache, db, storage, logger, listener, site, ...probed });
  const metrics = await serveMetrics({
    config,
    collectors: [outbox(db), databasePool(db)],
    ...probed,
  });

  const server = createServer(serveFromCache({ config, cache, logger }, app.callback()));
  server.prependListener('request', (_request, response) => {
    if (!accepting) response.setHeader('Connection', 'close');
  });
  listen(server, config, logger);
  const heartbeat = startHeartbeat(db, { kind: 'api' }, logger);

  const drain = drainMs(config);
  onStop(logger, drain, async () => {
    accepting = false;
    await pause(drain);
    await listener.close();
    await close(server);
    await metrics.close();
    await heartbeat.stop();
    await Promise.all([db.destroy(), probeDb.destroy()]);
  });
}

function listen(server: Server, { PORT, HOST, METRICS_PORT }: Config, logger: Logger): void {
  setConnectionTimeouts(server);
  server.on('error', (error: NodeJS.ErrnoException) => {
    const holder = PORT === METRICS_PORT ? 'METRICS_PORT' : 'another process';
    const problem = error.code === 'EADDRINUSE' ? `is taken by ${holder}` : error.message;
    process.stderr.write(`PORT ${PORT} ${problem}\n`);
    process.exit(1);
  });
  server.on('listening', () => {
    logger.info({ port: (server.address() as AddressInfo).port }, 'listening'); // a TCP server has no other kind
  });
  server.listen(PORT, HOST);
}

/**
 * Waits for the requests in progress; idle keep-alive connections are closed, because they would delay the exit by
 * seconds.
 */
async function close(server: Server): Promise<void> {
  const closed = new Promise((resolve) => server.close(resolve));
  server.closeIdleConnections();
  const closing = setInterval(() => server.closeIdleConnections(), idleCheckMs);
  await closed;
  clearInterval(closing);
}

export const startApi = (): Promise<void> => main().catch(failStart);
