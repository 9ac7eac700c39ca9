import { setTimeout as wait } from 'node:timers/promises';
import { dashboardChannel } from '../../server/modules/dashboard/events.ts';
import type { Config } from '../../server/platform/config.ts';
import { createBatcher } from '../../server/platform/db/batch.ts';
import type { Database } from '../../server/platform/db/db.ts';
import type { Logger } from '../../server/platform/observability/logger.ts';
import type { Storage } from '../../server/platform/storage/storage.ts';
import { makeImageVariants } from '../consumers/images/makeImageVariants.ts';
import { deliverMails, resendMail } from '../consumers/mail/deliverMails.ts';
import type { Mailer } from '../consumers/mail/mailer.ts';
import type { MailConfig } from '../consumers/mail/mailsFor.ts';
import { carryOutCommand } from '../consumers/operations/carryOutCommand.ts';
import { type Consumer, consumers } from '../subscriptions.ts';
import { announcer } from './announcer.ts';
import type { EventJob } from './jobs.ts';
import { isReadModel, project, projections } from './projections.ts';
import type { EventWorker, Queues } from './queues.ts';
import { readEvent } from './readEvents.ts';

type Dependencies = {
  config: Pick<Config, 'WORKER_QUEUES' | 'WORKER_CONCURRENCY' | keyof MailConfig>;
  db: Database;
  storage: Storage;
  queues: Queues;
  /** Null while no mail server is configured: mails then wait in their queue. */
  mailer: Mailer | null;
  logger: Logger;
};

/** The queues that a worker processes, always including `operations`. */
export const workedBy = ({ WORKER_QUEUES }: Pick<Config, 'WORKER_QUEUES'>): Consumer[] =>
  consumers.filter((consumer) => consumer === 'operations' || (WORKER_QUEUES?.includes(consumer) ?? true));

/** Concurrent jobs of a read model: they share one transaction, so they need no connection each. */
const gatheredJobs = 100;
/** Events per transaction; far below the statement timeout. */
const maxBatchSize = 1000;

/** Starts processing the queues that the settings select; all of them by default. */
export async function startConsumers({
  config,
  db,
  storage,
  queues,
  mailer,
  logger,
}: Dependencies): Promise<void> {
  const announce = announcer(db, dashboardChannel);
  const handlers: Partial<Record<Consumer, (job: EventJob) => Promise<void>>> = {};

  for (const projection of projections) {
    handlers[projection.consumer] = createBatcher({
      async work(events: EventJob[]) {
        await project(db, projection, events);
        return events.map(({ id }) => announce(id));
      },
      maxBatchSize,
      // The statistics of a day are one row, on which concurrent transactions would wait for each other.
      concurrency: 1,
    });
  }
  handlers.images = async ({ id }) => makeImageVariants({ db, storage }, await readEvent(db, id));
  if (mailer) {
    handlers.mail = async ({ id }) => deliverMails({ db, mailer, config, logger }, await readEvent(db, id));
  } else logger.warn('SMTP_URL is not set: mails wait in their queue');
  const resend = async (eventId: number, template: string) => {
    if (!mailer) return { sent: false, answer: 'SMTP_URL is not set' };
    return resendMail({ db, mailer, config, logger }, await readEvent(db, eventId), template);
  };
  handlers.operations = async ({ id }) => carryOutCommand({ db, queues, resend }, await readEvent(db, id));

  const chosen = workedBy(config);
  await Promise.all(
    chosen.map(async (consumer) => {
      const handle = handlers[consumer];
      const concurrency = isReadModel(consumer) ? gatheredJobs : config.WORKER_CONCURRENCY;
      if (handle) await startWorking(() => queues.work(consumer, concurrency, handle), logger);
    }),
  );
}

const retryMs = 1000;

/** Retries until the queue backend is available. A worker whose first connection failed never recovers. */
async function startWorking(start: () => EventWorker, logger: Logger): Promise<void> {
  for (;;) {
    const worker = start();
    try {
      await worker.waitUntilReady();
      return;
    } catch (error) {
      logger.warn({ err: error }, 'a consumer waits for its queue');
      await worker.close();
      await wait(retryMs);
    }
  }
}
