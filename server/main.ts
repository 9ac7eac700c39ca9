import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { fileURLToPath } from 'node:url';
import { createApp } from './app.ts';
import { openSite } from './pages/site.ts';
import { publicTags } from './pages/tags.ts';
import { type Config, ConfigError, loadConfig } from './platform/config.ts';
import { ofRequests, openDatabase } from './platform/db.ts';
import { startHeartbeat } from './platform/heartbeat.ts';
import { answerAhead } from './platform/http/answerAhead.ts';
import { openAnswerCache } from './platform/http/keptAnswers.ts';
import { openListener } from './platform/listener.ts';
import { createLogger, createRequestLog } from './platform/logger.ts';
import { serveMetrics } from './platform/metricsServer.ts';
import { onStop } from './platform/onStop.ts';
import { databasePool, outbox } from './platform/scrape.ts';
import { openStorage } from './platform/storage.ts';

/**
 * How long a stopping API goes on after it said that it is not ready: until balancers have noticed, and at least until
 * clients that keep connections have been told to open no more requests on them.
 */
const drainMs = ({ DRAIN_SECONDS, NODE_ENV }: Config) =>
  Math.max(200, 1000 * (DRAIN_SECONDS ?? (NODE_ENV === 'production' ? 5 : 0)));

const idleCheckMs = 100;

/** The build lies beside this file when it was built, and in `dist` when it runs from its source. */
const dist = fileURLToPath(new URL(import.meta.url.endsWith('.ts') ? '../dist' : '..', import.meta.url));

/** Composition root of the API: settings, then engines, then the app; and the same backwards on the way out. */
async function main() {
  const config = loadConfig(process.env);
  const logger = createLogger('api', config.LOG_LEVEL);
  const db = openDatabase(config.DATABASE_URL, config.DATABASE_POOL, 'safarnama-api', ofRequests);
  const listener = openListener(config.DATABASE_URL, logger);
  const storage = openStorage(config.STORAGE_URL, config.DATA_DIR);
  const cache = openAnswerCache({ db, listener, tags: publicTags }, config.KEPT_ANSWERS_MB * 1024 * 1024);
  const site = await openSite({ config, storage, logger, dist });
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
  const server = createServer(answerAhead({ config, cache, log }, app.callback()));
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
    // A kept connection is idle once its last answer is sent, and would keep the process for seconds.
    const closing = setInterval(() => server.closeIdleConnections(), idleCheckMs);
    await closed;
    clearInterval(closing);
    await metrics.close();
    await heartbeat.stop();
    await db.destroy();
  });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof ConfigError ? error.message : String(error)}\n`);
  process.exit(1);
});
