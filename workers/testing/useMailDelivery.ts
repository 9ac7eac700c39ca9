import { beforeAll } from 'vitest';
import type { RecordedEvent } from '../../server/modules/events.ts';
import { createLogger } from '../../server/platform/observability/logger.ts';
import type { TestApi } from '../../server/testing/api.ts';
import type { TestSmtp } from '../../server/testing/smtp.ts';
import { deliverMails } from '../consumers/mail/deliverMails.ts';
import { type Mailer, openMailer } from '../consumers/mail/mailer.ts';

/** Sends the mails of an event without a queue: to the SMTP server, or through another mailer. */
export function useMailDelivery(test: TestApi, smtp: TestSmtp) {
  const logger = createLogger('test', 'silent');
  let mailer: Mailer;
  beforeAll(() => {
    mailer = openMailer(smtp.url);
    return () => mailer.close();
  });
  return (event: RecordedEvent, through = mailer): Promise<void> =>
    deliverMails({ db: test.db, storage: test.storage, config: test.config, mailer: through, logger }, event);
}
