import { afterAll, beforeAll } from 'vitest';
import { type Listener, openListener } from '../../server/platform/db/listener.ts';
import { createLogger } from '../../server/platform/observability/logger.ts';
import type { Stoppable } from '../../server/platform/process/repeatWork.ts';
import type { TestApi } from '../../server/testing/api.ts';
import type { TestRedis } from '../../server/testing/redis.ts';
import type { TestSmtp } from '../../server/testing/smtp.ts';
import { type Mailer, openMailer } from '../consumers/mail/mailer.ts';
import { openQueues, type Queues } from '../delivery/queues.ts';
import { startRelay } from '../delivery/relay.ts';
import { startConsumers } from '../startConsumers.ts';

export type TestWorker = {
  readonly queues: Queues;
  /** Events wait in their table until `startRelay`. */
  stopRelay(): Promise<void>;
  startRelay(): void;
};

/**
 * The relay and all consumers of a worker in this process, for the tests of this file. The queues are on Postgres
 * without a Redis; mails wait without a mail server.
 */
export function useWorker(
  test: TestApi,
  { redis, smtp }: { redis?: TestRedis | null; smtp?: TestSmtp },
): TestWorker {
  const logger = createLogger('test', 'silent');
  let queues: Queues;
  let listener: Listener;
  let mailer: Mailer | null;
  let relay: Stoppable;
  const startTestRelay = () => {
    relay = startRelay({ db: test.db, queues, listener, logger });
  };
  beforeAll(async () => {
    const { config, db, storage } = test;
    queues = openQueues({ redisUrl: redis?.url, databaseUrl: config.DATABASE_URL }, logger);
    mailer = smtp ? openMailer(smtp.url) : null;
    listener = openListener(config.DATABASE_URL, logger);
    await startConsumers({ config, db, storage, queues, mailer, logger });
    startTestRelay();
  });
  afterAll(async () => {
    await relay.stop();
    await queues.close();
    mailer?.close();
    await listener.close();
  });
  return {
    get queues() {
      return queues;
    },
    stopRelay: () => relay.stop(),
    startRelay: startTestRelay,
  };
}
