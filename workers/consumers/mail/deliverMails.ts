import type { RecordedEvent } from '../../../server/modules/events.ts';
import type { Database } from '../../../server/platform/db/db.ts';
import { runPrepared } from '../../../server/platform/db/runPrepared.ts';
import type { Logger } from '../../../server/platform/observability/logger.ts';
import { mailDeliveries } from '../../../server/platform/observability/metrics.ts';
import { maskAddresses } from '../../../server/platform/security/masking.ts';
import { markConsumed } from '../../delivery/consumeOnce.ts';
import type { Mailer } from './mailer.ts';
import type { MailConfig, MailFailure, MailPlan } from './mailPlan.ts';
import { type MailSources, planMails } from './planMails.ts';
import { type RecordedAttempt, recordAttempt, recordAttemptWithinLimit } from './recordAttempt.ts';

export type MailDependencies = MailSources & { mailer: Mailer; logger: Logger };

/**
 * Sends the mails of an event. Each attempt is a row of `mail_deliveries`; a sent mail is not sent again when another
 * mail of the same event is retried. No transaction is open during the SMTP dialogue, so a crash between the server's
 * response and our record repeats a mail, with the same Message-ID.
 * @throws the first failure, after all mails of the event were attempted
 */
export async function deliverMails(
  { mailer, logger, ...sources }: MailDependencies,
  event: RecordedEvent,
): Promise<void> {
  const { db, config } = sources;
  const { isDone, attempts } = await getProgress(db, event.id);
  if (isDone) return;
  const failures: unknown[] = [];
  for (const mail of await planMails(sources, event)) {
    const earlier = attempts.filter(
      ({ template, recipient }) => template === mail.template && recipient === mail.recipient,
    );
    if (earlier.some(({ status }) => status === 'withheld')) continue;
    if (earlier.some(({ status }) => status === 'sent')) {
      await mail.onSent?.();
      continue;
    }
    const line = { eventId: event.id, requestId: event.requestId, template: mail.template };
    const result = await attemptMail({ db, mailer, config }, event, mail, earlier.length + 1).catch(
      (error: unknown) => toFailure(error),
    );
    if ('outcome' in result) {
      if (result.outcome === 'sent') await mail.onSent?.();
      logger.info(line, `mail ${result.outcome}`);
    } else if (await mail.onFailed?.({ ...result.failure, isLate: earlier.some(({ isLate }) => isLate) }))
      logger.warn(line, 'mail given up');
    else failures.push(result.error);
  }
  if (failures.length > 0) throw failures[0];
  await markConsumed(db, 'mail', event.id);
}

/**
 * Sends one mail of an event again, whether or not it was delivered, with the same Message-ID. The recipient is that of
 * the delivery, unless it has another address now.
 * @returns the outcome, or null when the mail is obsolete
 */
export async function resendMail(
  { mailer, logger: _, ...sources }: MailDependencies,
  event: RecordedEvent,
  template: string,
  deliveryId: number,
): Promise<{ sent: boolean; answer: string } | null> {
  const { db, config } = sources;
  const mails = (await planMails(sources, event)).filter((one) => one.template === template);
  const former = await db('mail_deliveries').select('recipient').where({ id: deliveryId }).first();
  const mail = mails.find(({ recipient }) => recipient === former?.recipient) ?? mails[0];
  if (!mail) return null;
  const row = await db('mail_deliveries')
    .max({ attempt: 'attempt' })
    .where({ event_id: event.id, template, recipient: mail.recipient })
    .first();
  // Without a daily limit: the operator who requests it sees how many mails this address received.
  const withoutLimit = { ...mail, perDay: undefined };
  return attemptMail({ db, mailer, config }, event, withoutLimit, Number(row?.['attempt'] ?? 0) + 1).then(
    ({ outcome, answer }) => (outcome === 'forgotten' ? null : { sent: true, answer }),
    (error: unknown) => ({ sent: false, answer: String(error) }),
  );
}

type EarlierAttempt = { template: string; recipient: string; status: string; isLate: boolean };
type Progress = { isDone: boolean; attempts: EarlierAttempt[] };

/**
 * An inbox row without any delivery means that the mails are suppressed, as with demo content. A mail is given up twelve
 * hours after its first attempt: not after its event, because the queue may have been paused.
 */
const selectProgress = `
  select exists (select from consumed_events where consumer = 'mail' and event_id = $1) as "isDone",
    coalesce(jsonb_agg(jsonb_build_object(
      'template', template, 'recipient', recipient, 'status', status,
      'isLate', started_at < now() - interval '12 hours'
    )), '[]') as attempts
  from mail_deliveries where event_id = $1`;

async function getProgress(db: Database, eventId: number): Promise<Progress> {
  const [progress] = await runPrepared<Progress>(db, 'mail_progress', selectProgress, [eventId]);
  return progress ?? { isDone: false, attempts: [] };
}

const updateDelivery = `
  update mail_deliveries set status = $2, error = $3, answer = $4, finished_at = now() where id = $1`;

/** The outcome of an attempt, and the mail server's response. */
type AttemptResult = { outcome: 'sent' | Exclude<RecordedAttempt, number>; answer: string };

async function attemptMail(
  { db, mailer, config }: { db: Database; mailer: Mailer; config: MailConfig },
  event: RecordedEvent,
  { template, recipient, perDay, messageId, compose }: MailPlan,
  number: number,
): Promise<AttemptResult> {
  const attempt = { event, template, recipient, messageId, attempt: number };
  const limit = config.RATE_LIMITS ? perDay : undefined;
  const recorded = await (limit === undefined
    ? recordAttempt(db, attempt)
    : recordAttemptWithinLimit(db, attempt, limit));
  if (typeof recorded === 'string') {
    mailDeliveries.inc({ outcome: recorded });
    return { outcome: recorded, answer: recorded };
  }
  const finish = async (
    status: 'sent' | 'failed',
    { error, answer }: { error?: string; answer?: string },
  ) => {
    mailDeliveries.inc({ outcome: status });
    const values = [recorded, status, error ?? null, answer ?? null];
    await runPrepared(db, 'update_delivery', updateDelivery, values);
  };
  let answer: string;
  try {
    // A mail that cannot be composed, such as one whose file is missing, is given up after a while as well.
    answer = toStoredAnswer(await mailer.send({ ...(await compose()), messageId }));
  } catch (error) {
    const message = toStoredAnswer(error instanceof Error ? error.message : String(error));
    await finish('failed', { error: message });
    // Not as its cause: a logger adds the text of causes, which contains the address.
    const { code, responseCode } = error as SmtpError;
    throw Object.assign(new Error(message), { code, responseCode });
  }
  await finish('sent', { answer });
  return { outcome: 'sent', answer };
}

/** The fields that nodemailer adds to an error. */
type SmtpError = { code?: string; responseCode?: number };

/** nodemailer's codes for a mail that the server refused, as opposed to the connection or the sign-in. */
const refusals = ['EENVELOPE', 'EMESSAGE'];

/** The failure that an error of `attemptMail` means for the mail. */
function toFailure(error: unknown): { failure: Omit<MailFailure, 'isLate'>; error: unknown } {
  const { message = String(error), code = '', responseCode = 0 } = error as Partial<Error> & SmtpError;
  return { failure: { reason: message, isPermanent: responseCode >= 500 && refusals.includes(code) }, error };
}

/** Mail servers repeat the address in their responses, which are stored in queues and logs, where nothing is erased. */
const toStoredAnswer = (text: string) => maskAddresses(text).slice(0, 500);
