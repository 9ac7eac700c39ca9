import type { RecordedEvent } from '../../server/modules/events.ts';
import type { Database } from '../../server/platform/db.ts';
import type { Logger } from '../../server/platform/logger.ts';
import { mailDeliveries } from '../../server/platform/metrics.ts';
import { once } from '../once.ts';
import type { Mailer } from './mailer.ts';
import { type MailConfig, type MailPlan, mailsFor } from './mailsFor.ts';

export type MailDependencies = {
  db: Database;
  mailer: Mailer;
  config: MailConfig;
  logger: Logger;
};

/**
 * Sends the mails that an event calls for. Each try is a row of `mail_deliveries`; what was sent is not sent again
 * when another mail of the same event has to be retried. No transaction is open while the mail server is asked,
 * so a crash between its answer and our note repeats a mail, under the same Message-ID.
 * @throws the first failure, after all mails of the event were tried
 */
export async function deliverMails(
  { db, mailer, config, logger }: MailDependencies,
  event: RecordedEvent,
): Promise<void> {
  if (await isDone(db, event.id)) return;
  const failures: unknown[] = [];
  for (const mail of await mailsFor(db, config, event)) {
    const tries = await db('mail_deliveries')
      .select('status')
      .where({ event_id: event.id, template: mail.template })
      .limit(1000);
    if (tries.some(({ status }) => status === 'sent')) continue;
    await tryOnce({ db, mailer }, event.id, mail, tries.length + 1).then(
      () =>
        logger.info({ eventId: event.id, requestId: event.requestId, template: mail.template }, 'mail sent'),
      (error: unknown) => failures.push(error),
    );
  }
  if (failures.length > 0) throw failures[0];
  await once(db, 'mail', [event], async () => undefined);
}

/**
 * Sends one mail of an event again, whether it arrived or not: another try, under the same Message-ID.
 * @returns what became of it, or null when the mail is not called for any more
 */
export async function resendMail(
  { db, mailer, config }: MailDependencies,
  event: RecordedEvent,
  template: string,
): Promise<{ sent: boolean; answer: string } | null> {
  const mail = (await mailsFor(db, config, event)).find((one) => one.template === template);
  if (!mail) return null;
  const row = await db('mail_deliveries')
    .max({ attempt: 'attempt' })
    .where({ event_id: event.id, template })
    .first();
  return tryOnce({ db, mailer }, event.id, mail, Number(row?.['attempt'] ?? 0) + 1).then(
    (answer) => ({ sent: true, answer }),
    (error: unknown) => ({ sent: false, answer: String(error) }),
  );
}

/** A guard row without any delivery means that the mails are not wanted, as with demo content. */
async function isDone(db: Database, eventId: number): Promise<boolean> {
  const guard = await db('consumed_events')
    .select('event_id')
    .where({ consumer: 'mail', event_id: eventId })
    .first();
  return guard !== undefined;
}

const longestAnswer = 500;

async function tryOnce(
  { db, mailer }: Pick<MailDependencies, 'db' | 'mailer'>,
  eventId: number,
  { template, recipient, compose }: MailPlan,
  attempt: number,
): Promise<string> {
  const mail = await compose();
  const [row] = await db('mail_deliveries').insert(
    { event_id: eventId, template, recipient, message_id: mail.messageId, attempt, status: 'sending' },
    'id',
  );
  const finish = async (outcome: { status: 'sent' | 'failed'; error?: string; answer?: string }) => {
    mailDeliveries.inc({ outcome: outcome.status });
    await db('mail_deliveries')
      .where({ id: row.id })
      .update({ ...outcome, finished_at: db.fn.now() });
  };
  let answer: string;
  try {
    answer = await mailer.send(mail);
  } catch (error) {
    await finish({ status: 'failed', error: String(error).slice(0, longestAnswer) });
    throw error;
  }
  await finish({ status: 'sent', answer: answer.slice(0, longestAnswer) });
  return answer;
}
