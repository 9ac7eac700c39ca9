import { takeNamedLock } from '../../../server/platform/db/advisoryLocks.ts';
import { type Database, transaction } from '../../../server/platform/db/db.ts';
import { runPrepared } from '../../../server/platform/db/runPrepared.ts';
import type { Recorded } from '../../../server/platform/events/events.ts';
import { mailboxKey } from '../../../server/platform/security/mailboxKey.ts';

/** An attempt to send one of an event's mails. */
export type Attempt = {
  event: Pick<Recorded, 'id' | 'data'>;
  template: string;
  recipient: string;
  messageId: string;
  attempt: number;
};

/** The id of the recorded attempt, or why the mail is not sent. */
export type RecordedAttempt = number | 'withheld' | 'forgotten';

/** Records that a mail is being sent. */
export const recordAttempt = (db: Database, attempt: Attempt): Promise<RecordedAttempt> =>
  insertDelivery(db, attempt, { status: 'sending' });

/**
 * Records that a mail is being sent, unless the mailbox, regardless of how its address is spelled, received `perDay`
 * mails of this kind in the last 24 hours: then it records that none is sent. Concurrent workers that write to one
 * mailbox are serialised.
 */
export async function recordAttemptWithinLimit(
  db: Database,
  attempt: Attempt,
  perDay: number,
): Promise<RecordedAttempt> {
  return transaction(db, async (trx) => {
    const { recipient } = attempt;
    await takeNamedLock(trx, `mails to ${mailboxKey(recipient)}`);
    const counted = await trx('mail_deliveries')
      .countDistinct({ mails: 'event_id' })
      .where({ template: attempt.template })
      .whereRaw('mailbox_key(recipient) = mailbox_key(?)', [recipient])
      .whereRaw(`started_at > now() - interval '24 hours'`)
      .whereIn('status', ['sending', 'sent'])
      .whereNot({ event_id: attempt.event.id })
      .first<{ mails: number }>();
    if (counted.mails < perDay) return recordAttempt(trx, attempt);
    const error = `This address was sent ${perDay} mails of this kind in 24 hours`;
    const id = await insertDelivery(trx, attempt, { status: 'withheld', error, finished_at: new Date() });
    return id === 'forgotten' ? id : 'withheld';
  });
}

const insertStatement = `
  insert into mail_deliveries
    (event_id, template, recipient, message_id, attempt, status, error, finished_at)
  select id, $3, $4, $5, $6::integer, $7, $8, $9::timestamptz
  from events where id = $1 and data = $2::jsonb for share
  returning id`;

/**
 * Stores the address only while the event still contains the data that the mail was built from. An erasure rewrites the
 * event before it looks for deliveries, and the lock on the event serialises the two: either it finds this one, or the
 * mail is not sent.
 */
async function insertDelivery(
  db: Database,
  { event, template, recipient, messageId, attempt }: Attempt,
  outcome: { status: string; error?: string; finished_at?: Date },
): Promise<number | 'forgotten'> {
  const { status, error = null, finished_at = null } = outcome;
  const [delivery] = await runPrepared<{ id: number }>(db, 'insert_delivery', insertStatement, [
    ...[event.id, JSON.stringify(event.data)],
    ...[template, recipient, messageId, attempt, status, error, finished_at],
  ]);
  return delivery?.id ?? 'forgotten';
}
