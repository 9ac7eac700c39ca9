import type { Knex } from 'knex';
import type { Transaction } from '../../../platform/db/db.ts';
import { ERASED } from '../../../platform/events/erased.ts';
import { mailsToStaff } from '../mailTemplates.contract.ts';

const nothingPersonal = { recipient: ERASED.email, error: null, answer: null };

export async function eraseDeliveries(trx: Transaction, ids: number[]): Promise<void> {
  await trx('mail_deliveries').whereIn('id', ids).update(nothingPersonal);
}

/** Removes the recipients from the log of mails about the events that a query selects, except mails to staff. */
export async function eraseDeliveriesAbout(trx: Transaction, eventIds: Knex.QueryBuilder): Promise<void> {
  await trx('mail_deliveries')
    .whereIn('event_id', eventIds)
    .whereNotIn('template', mailsToStaff)
    .update(nothingPersonal);
}

/** Deletes the entries that a query selects from the log of mails. Returns how many. */
export const deleteDeliveries = (trx: Transaction, old: Knex.QueryBuilder): Promise<number> =>
  trx('mail_deliveries').whereIn('id', old.select('id')).delete();
