import { setTimeout as wait } from 'node:timers/promises';
import type { RecordedEvent } from '../server/modules/events.ts';
import type { Config } from '../server/platform/config.ts';
import type { Database } from '../server/platform/db/db.ts';
import type { Logger } from '../server/platform/observability/logger.ts';
import { databaseReadiness } from '../server/platform/observability/readiness.ts';
import { throttleLog } from '../server/platform/process/throttleLog.ts';
import type { Storage } from '../server/platform/storage/storage.ts';
import { activityProjection } from './consumers/activityProjection.ts';
import { adjustSeats } from './consumers/adjustSeats.ts';
import { assignEnquiry } from './consumers/assignEnquiry.ts';
import { assignReceivedMail } from './consumers/assignReceivedMail.ts';
import { executeCommand } from './consumers/executeCommand.ts';
import type { Mailer } from './consumers/mail/mailer.ts';
import type { MailConfig } from './consumers/mail/mailPlan.ts';
import { makeImageVariants } from './consumers/makeImageVariants.ts';
import { responsesProjection } from './consumers/responsesProjection.ts';
import { statisticsProjection } from './consumers/statisticsProjection.ts';
import { createAnnouncer } from './delivery/announcer.ts';
import { type Projection, project } from './delivery/project.ts';
import type { EventWorker } from './delivery/queueEngines.ts';
import type { Handle, Queues } from './delivery/queues.ts';
import { readEvent } from './delivery/readEvents.ts';
import { type Consumer, consumers, isReadModel } from './subscriptions.ts';

type Dependencies = {
  config: Pick<Config, 'WORKER_QUEUES' | 'WORKER_CONCURRENCY' | 'JOB_LOCK_SECONDS' | keyof MailConfig>;
  db: Database;
  storage: Storage;
  queues: Queues;
  /** Null while no mail server is configured: mails then wait in their queue. */
  mailer: Mailer | null;
  logger: Logger;
};

/** The queues that a worker processes, always including `operations`. */
export const selectConsumers = ({ WORKER_QUEUES }: Pick<Config, 'WORKER_QUEUES'>): Consumer[] =>
  consumers.filter((consumer) => consumer === 'operations' || (WORKER_QUEUES?.includes(consumer) ?? true));

/**
 * Transactions of one read model would wait for each other's rows; under load a job contains many events. A picture takes
 * 200 MB while it is encoded, and one of the few threads by which Node also reads files and looks up hosts. A received
 * mail of 25 MB takes 100 MB while it is parsed, and a second in which no other job renews its lock.
 */
const isOneAtATime = (consumer: Consumer) =>
  isReadModel(consumer) || consumer === 'images' || consumer === 'inbound';

/** The handler of each queue; null while its events must wait. */
function createHandlers(dependencies: Dependencies): Record<Consumer, Handle | null> {
  const { config, db, storage, queues, mailer, logger } = dependencies;
  const announce = createAnnouncer(db);
  const each =
    (work: (event: RecordedEvent) => Promise<void>): Handle =>
    async (events) => {
      for (const { id } of events) await work(await readEvent(db, id));
    };
  const update =
    (projection: Projection): Handle =>
    async (events) => {
      await project(db, projection, events);
      for (const { id } of events) announce(id);
    };

  // The code that draws brochures and writes mails is loaded when the first one is due.
  const loadMailDelivery = () => import('./consumers/mail/deliverMails.ts');
  const mailing = mailer && { db, storage, mailer, config, logger };
  const resend = async (eventId: number, template: string, deliveryId: number) => {
    if (!mailing) return { sent: false, answer: 'SMTP_URL is not set' };
    const { resendMail } = await loadMailDelivery();
    return resendMail(mailing, await readEvent(db, eventId), template, deliveryId);
  };

  return {
    activity: update(activityProjection),
    statistics: update(statisticsProjection),
    responses: update(responsesProjection),
    assignment: each((event) => assignEnquiry(db, event)),
    seats: each((event) => adjustSeats(db, event)),
    images: each((event) => makeImageVariants({ db, storage }, event)),
    brochures: each(async (event) => {
      const { printBrochures } = await import('./consumers/printBrochures.ts');
      await printBrochures({ db, storage }, event);
    }),
    inbound: each((event) => assignReceivedMail({ db, storage, config }, event)),
    mail:
      mailing &&
      each(async (event) => {
        const { deliverMails } = await loadMailDelivery();
        await deliverMails(mailing, event);
      }),
    operations: each((event) => executeCommand({ db, queues, resend }, event)),
  };
}

/** Starts processing the queues that the settings select; all of them by default. */
export async function startConsumers(dependencies: Dependencies): Promise<void> {
  const { config, db, queues, mailer, logger } = dependencies;
  const handlers = createHandlers(dependencies);
  if (!mailer) logger.warn('SMTP_URL is not set: mails wait in their queue');
  const isDatabaseReady = databaseReadiness(db);
  const chosen = selectConsumers(config);
  const warn = throttleLog(logger, 'warn');
  await Promise.all(
    chosen.map(async (consumer) => {
      const handle = handlers[consumer];
      const concurrency = isOneAtATime(consumer) ? 1 : config.WORKER_CONCURRENCY;
      const processing = { concurrency, lockSeconds: config.JOB_LOCK_SECONDS, isDatabaseReady };
      if (handle)
        await startWorking(() => queues.process(consumer, processing, handle), isDatabaseReady, warn);
    }),
  );
}

const retryMs = 1000;

/** Retries until the queue backend is available. A worker whose first connection failed never recovers. */
async function startWorking(
  start: () => EventWorker,
  isDatabaseReady: () => Promise<boolean>,
  warn: ReturnType<typeof throttleLog>,
): Promise<void> {
  const waiting = 'a consumer waits for its queue';
  for (;;) {
    // Each attempt without the database leaves listeners in the pool.
    if (await isDatabaseReady()) {
      const worker = start();
      try {
        await worker.waitUntilReady();
        return;
      } catch (error) {
        warn(error, waiting);
        await worker.close();
      }
    } else warn(new Error('The database is not available'), waiting);
    await wait(retryMs);
  }
}
