import { ConfigError, loadConfig } from '../server/platform/config.ts';
import { openDatabase } from '../server/platform/db.ts';
import { startHeartbeat } from '../server/platform/heartbeat.ts';
import { openListener } from '../server/platform/listener.ts';
import { createLogger } from '../server/platform/logger.ts';
import { serveMetrics } from '../server/platform/metricsServer.ts';
import { onStop } from '../server/platform/onStop.ts';
import { databasePool, outbox } from '../server/platform/scrape.ts';
import { openStorage } from '../server/platform/storage.ts';
import { startFolding } from './folding/startFolding.ts';
import { openMailer } from './mail/mailer.ts';
import { queueDepth } from './queueDepth.ts';
import { openQueues } from './queues.ts';
import { startRelay } from './relay.ts';
import { startRetention } from './retention/startRetention.ts';
import { startSnapshots } from './snapshot.ts';
import { startConsumers, workedBy } from './startConsumers.ts';
import { startSweeping } from './sweep.ts';

/** Composition root of the worker: the relay and the chosen consumers; closed in the opposite order. */
async function main() {
  const config = loadConfig(process.env);
  const logger = createLogger('worker', config.LOG_LEVEL);
  const db = openDatabase(config.DATABASE_URL, config.DATABASE_POOL, 'safarnama-worker');
  const listener = openListener(config.DATABASE_URL, logger);
  const queues = openQueues({ redisUrl: config.REDIS_URL, databaseUrl: config.DATABASE_URL }, logger);
  const mailer = config.SMTP_URL ? openMailer(config.SMTP_URL) : null;
  const storage = openStorage(config.STORAGE_URL, config.DATA_DIR);
  await startConsumers({ config, db, storage, queues, mailer, logger });
  const folding = startFolding(db, logger);
  const retention = startRetention({ db, storage, logger });
  const relay = startRelay({ db, queues, listener, logger });
  const sweeping = startSweeping(db, queues, logger);
  const snapshots = startSnapshots(db, queues, logger);
  const heartbeat = startHeartbeat(db, { kind: 'worker', queues: workedBy(config) }, logger);
  let accepting = true;
  const metrics = await serveMetrics({
    config,
    db,
    collectors: [outbox(db), databasePool(db), queueDepth(queues)],
    isAccepting: () => accepting,
  });
  logger.info({ queues: queues.backend }, 'working');

  onStop(logger, 0, async () => {
    accepting = false;
    await relay.stop();
    await sweeping.stop();
    await snapshots.stop();
    await folding.stop();
    await retention.stop();
    await queues.close();
    mailer?.close();
    await listener.close();
    await metrics.close();
    await heartbeat.stop();
    await db.destroy();
  });
}

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof ConfigError ? error.message : String(error)}\n`);
  process.exit(1);
});
