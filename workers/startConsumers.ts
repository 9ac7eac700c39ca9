import { dashboardChannel } from '../server/modules/dashboard/events.ts';
import type { Config } from '../server/platform/config.ts';
import type { Database } from '../server/platform/db.ts';
import { createGathering } from '../server/platform/gathering.ts';
import type { Logger } from '../server/platform/logger.ts';
import type { Storage } from '../server/platform/storage.ts';
import { announcer } from './announcer.ts';
import { makeImageVariants } from './images/makeImageVariants.ts';
import type { EventJob } from './jobs.ts';
import { deliverMails, resendMail } from './mail/deliverMails.ts';
import type { Mailer } from './mail/mailer.ts';
import type { MailConfig } from './mail/mailsFor.ts';
import { carryOutCommand } from './operations/carryOutCommand.ts';
import { isReadModel, project, projections } from './projections.ts';
import type { Queues } from './queues.ts';
import { readEvent } from './readEvents.ts';
import { type Consumer, consumers } from './subscriptions.ts';

type Dependencies = {
  config: Pick<Config, 'WORKER_QUEUES' | 'WORKER_CONCURRENCY' | keyof MailConfig>;
  db: Database;
  storage: Storage;
  queues: Queues;
  /** Null while no mail server is configured: mails then wait in their queue. */
  mailer: Mailer | null;
  logger: Logger;
};

/** The queues that a worker works off. Every one of them listens to operators. */
export const workedBy = ({ WORKER_QUEUES }: Pick<Config, 'WORKER_QUEUES'>): Consumer[] =>
  consumers.filter((consumer) => consumer === 'operations' || (WORKER_QUEUES?.includes(consumer) ?? true));

/** Jobs of a read model wait for one shared transaction, so that many at once cost no connections. */
const gatheredJobs = 100;
/** Events in one transaction; it ends long before anybody's patience with a statement does. */
const mostTogether = 1000;

/** Starts working off the queues that the settings choose: all of them unless told otherwise. */
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
    handlers[projection.consumer] = createGathering({
      async work(events: EventJob[]) {
        await project(db, projection, events);
        return events.map(({ id }) => announce(id));
      },
      most: mostTogether,
      // The figures of a day are one row, on which a second transaction would wait for the first.
      atOnce: 1,
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
      if (handle) await queues.work(consumer, concurrency, handle).waitUntilReady();
    }),
  );
}
