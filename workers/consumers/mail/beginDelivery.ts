import type { Database, Transaction } from '../../../server/platform/db/db.ts';
import { runPrepared } from '../../../server/platform/db/prepared.ts';
import type { Recorded } from '../../../server/platform/events/events.ts';
import { mailboxKey } from '../../../server/platform/security/mailboxKey.ts';

/** A try to send one of an event's mails. */
export type Delivery = {
  event: Pick<Recorded, 'id' | 'data'>;
  template: string;
  recipient: string;
  messageId: string;
  attempt: number;
};

/** The number of the note that a mail is being sent, or why it is not. */
export type Begun = number | 'withheld' | 'forgotten';

/** Notes that a mail is being sent. */
export const begin = (db: Database | Transaction, delivery: Delivery): Promise<Begun> =>
  note(db, delivery, { status: 'sending' });

/**
 * The same, unless the mailbox, however its address is spelled, had `perDay` mails of this kind in the last 24 hours: then it notes that none is
 * sent. Workers that write to one mailbox at once take turns.
 */
export async function beginWithinDailyLimit(
  db: Database,
  delivery: Delivery,
  perDay: number,
): Promise<Begun> {
  return db.transaction(async (trx) => {
    const { recipient } = delivery;
    await trx.raw('select pg_advisory_xact_lock(hashtext(?))', [`mails to ${mailboxKey(recipient)}`]);
    const counted = await trx('mail_deliveries')
      .countDistinct({ mails: 'event_id' })
      .where({ template: delivery.template })
      .whereRaw('mailbox_key(recipient) = mailbox_key(?)', [recipient])
      .whereRaw(`started_at > now() - interval '24 hours'`)
      .whereIn('status', ['sending', 'sent'])
      .whereNot({ event_id: delivery.event.id })
      .first<{ mails: number }>();
    if (counted.mails < perDay) return begin(trx, delivery);
    const error = `This address was sent ${perDay} mails of this kind in 24 hours`;
    const noted = await note(trx, delivery, { status: 'withheld', error, finished_at: new Date() });
    return noted === 'forgotten' ? noted : 'withheld';
  });
}

const noteMail = `
  insert into mail_deliveries
    (event_id, template, recipient, message_id, attempt, status, error, finished_at)
  select id, $3, $4, $5, $6::integer, $7, $8, $9::timestamptz
  from events where id = $1 and data = $2::jsonb for share
  returning id`;

/**
 * Writes the address down only while the event still says what the mail was made from. An erasure rewrites the
 * event before it looks for notes, and the lock on the event makes the two take turns: either it finds this note, or
 * the mail is not sent.
 */
async function note(
  db: Database | Transaction,
  { event, template, recipient, messageId, attempt }: Delivery,
  outcome: { status: string; error?: string; finished_at?: Date },
): Promise<number | 'forgotten'> {
  const { status, error = null, finished_at = null } = outcome;
  const [noted] = await runPrepared<{ id: number }>(db, 'note_mail', noteMail, [
    ...[event.id, JSON.stringify(event.data)],
    ...[template, recipient, messageId, attempt, status, error, finished_at],
  ]);
  return noted?.id ?? 'forgotten';
}
