import { dashboardChannel } from '../server/modules/dashboard/events.ts';
import type { RecordedEvent } from '../server/modules/events.ts';
import type { Config } from '../server/platform/config.ts';
import type { Database } from '../server/platform/db.ts';
import type { Logger } from '../server/platform/logger.ts';
import type { Storage } from '../server/platform/storage.ts';
import { announcer } from './announcer.ts';
import { makeImageVariants } from './images/makeImageVariants.ts';
import { deliverMails } from './mail/deliverMails.ts';
import type { Mailer } from './mail/mailer.ts';
import type { MailConfig } from './mail/mailsFor.ts';
import { once } from './once.ts';
import { projections } from './projections.ts';
import type { Queues } from './queues.ts';
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
  const handlers: Partial<Record<Consumer, (event: RecordedEvent) => Promise<void>>> = {};

  for (const { consumer, apply } of projections) {
    handlers[consumer] = async (event) => {
      await once(db, consumer, [event], apply);
      announce(event.id);
    };
  }
  handlers.images = (event) => makeImageVariants({ db, storage }, event);
  if (mailer) handlers.mail = (event) => deliverMails({ db, mailer, config, logger }, event);
  else logger.warn('SMTP_URL is not set: mails wait in their queue');

  const chosen = consumers.filter((consumer) => config.WORKER_QUEUES?.includes(consumer) ?? true);
  await Promise.all(
    chosen.map(async (consumer) => {
      const handle = handlers[consumer];
      if (handle) await queues.work(consumer, config.WORKER_CONCURRENCY, handle).waitUntilReady();
    }),
  );
}
