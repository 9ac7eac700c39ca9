import type { Database, Transaction } from '../../server/platform/db.ts';

type Delivery = {
  event_id: number;
  template: string;
  recipient: string;
  message_id: string;
  attempt: number;
};

/** Notes that a mail is being sent; gives the number of the note. */
export async function begin(db: Database | Transaction, delivery: Delivery): Promise<number> {
  const [row]: { id: number }[] = await db('mail_deliveries').insert(
    { ...delivery, status: 'sending' },
    'id',
  );
  return row?.id ?? 0; // an insert answers one row
}

/**
 * The same, unless the address had `perDay` mails of this kind in the last 24 hours: then it notes that none is
 * sent. Workers that write to one address at once take turns.
 */
export async function beginWithin(
  db: Database,
  delivery: Delivery,
  perDay: number,
): Promise<number | 'withheld'> {
  return db.transaction(async (trx) => {
    const address = delivery.recipient.toLowerCase();
    await trx.raw('select pg_advisory_xact_lock(hashtext(?))', [`mails to ${address}`]);
    const counted = await trx('mail_deliveries')
      .countDistinct({ mails: 'event_id' })
      .where({ template: delivery.template })
      .whereRaw('lower(recipient) = ?', [address])
      .whereRaw(`started_at > now() - interval '24 hours'`)
      .whereIn('status', ['sending', 'sent'])
      .whereNot({ event_id: delivery.event_id })
      .first<{ mails: number }>();
    if (counted.mails < perDay) return begin(trx, delivery);
    const error = `This address was sent ${perDay} mails of this kind in 24 hours`;
    await trx('mail_deliveries').insert({
      ...delivery,
      status: 'withheld',
      error,
      finished_at: trx.fn.now(),
    });
    return 'withheld';
  });
}
