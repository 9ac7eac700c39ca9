import { getDirectDatabaseUrl, loadConfig } from '../server/platform/config.ts';
import { openDatabase, workerTimeouts } from '../server/platform/db/db.ts';
import { openListener } from '../server/platform/db/listener.ts';
import { serveMetrics } from '../server/platform/http/metricsServer.ts';
import { startHeartbeat } from '../server/platform/observability/heartbeat.ts';
import { createLogger } from '../server/platform/observability/logger.ts';
import { databaseReadiness } from '../server/platform/observability/readiness.ts';
import { databasePool, outbox } from '../server/platform/observability/scrape.ts';
import { openMailbox } from '../server/platform/openMailbox.ts';
import { failStart, onStop } from '../server/platform/process/onStop.ts';
import { openStorage } from '../server/platform/storage/openStorage.ts';
import { openMailer } from './consumers/mail/mailer.ts';
import { queueDepth } from './delivery/queueDepth.ts';
import { startStatusReports } from './delivery/queueStatusReport.ts';
import { openQueues } from './delivery/queues.ts';
import { startRelay } from './delivery/relay.ts';
import { startRequeueing } from './delivery/requeueMissing.ts';
import { mailboxAge } from './schedules/mailbox/mailboxAge.ts';
import { startMailboxReader } from './schedules/mailbox/startMailboxReader.ts';
import { startRetention } from './schedules/retention/startRetention.ts';
import { startBrochureReprints } from './schedules/startBrochureReprints.ts';
import { startReplyRelease } from './schedules/startReplyRelease.ts';
import { startReplyTimers } from './schedules/startReplyTimers.ts';
import { startReviewInvitations } from './schedules/startReviewInvitations.ts';
import { startRollups } from './schedules/startRollups.ts';
import { selectConsumers, startConsumers } from './startConsumers.ts';

/** Composition root of the worker: the relay and the chosen consumers. */
async function main() {
  const config = loadConfig(process.env);
  const logger = createLogger('worker', config.LOG_LEVEL);
  const db = openDatabase(config.DATABASE_URL, config.DATABASE_POOL, 'safarnama-worker', workerTimeouts);
  const databaseUrl = getDirectDatabaseUrl(config);
  const listener = openListener(databaseUrl, logger);
  const queues = openQueues({ redisUrl: config.REDIS_URL, databaseUrl }, logger);
  const mailer = config.SMTP_URL ? openMailer(config.SMTP_URL) : null;
  const storage = openStorage(config.STORAGE_URL, config.DATA_DIR);
  let accepting = false;
  const metrics = await serveMetrics({
    config,
    collectors: [outbox(db), databasePool(db), queueDepth(queues), mailboxAge(db)],
    isAccepting: () => accepting,
    isDatabaseReady: databaseReadiness(db),
  });
  const consuming = startConsumers({ config, db, storage, queues, mailer, logger });
  const chosen = selectConsumers(config);
  const everyMs = config.SCHEDULES_EVERY_SECONDS * 1000;
  const repeating = [
    startRelay({ db, queues, listener, logger }),
    startRequeueing(db, queues, logger, config),
    startStatusReports(db, queues, logger),
    startRollups(db, logger),
    startReplyRelease(db, logger),
    startRetention({ db, storage, logger }),
    startReplyTimers(db, logger, everyMs),
    startReviewInvitations(db, logger, everyMs),
    ...(chosen.includes('brochures') ? [startBrochureReprints({ db, storage, logger })] : []),
    ...(config.IMAP_URL && chosen.includes('inbound')
      ? [startMailboxReader({ db, storage, mailbox: openMailbox(config.IMAP_URL), logger, everyMs })]
      : []),
  ];
  const heartbeat = startHeartbeat(db, { kind: 'worker', queues: chosen }, logger);

  onStop(logger, 0, async () => {
    accepting = false;
    for (const work of repeating) await work.stop();
    await queues.close();
    mailer?.close();
    await listener.close();
    await metrics.close();
    await heartbeat.stop();
    await db.destroy();
  });

  // While Postgres or Redis is unavailable it waits here, alive and not ready.
  await consuming;
  accepting = true;
  logger.info({ queues: queues.backend }, 'working');
}

export const startWorker = (): Promise<void> => main().catch(failStart);
