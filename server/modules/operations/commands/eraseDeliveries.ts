import type { Knex } from 'knex';
import type { Transaction } from '../../../platform/db/db.ts';
import { ERASED } from '../../../platform/events/erased.ts';
import { mailsToStaff } from '../mailTemplates.contract.ts';

const nothingPersonal = { recipient: ERASED.email, error: null, answer: null };

export async function eraseDeliveries(trx: Transaction, ids: number[]): Promise<void> {
  await trx('mail_deliveries').whereIn('id', ids).update(nothingPersonal);
}

/** Takes the recipients out of the log of mails, those to staff aside, about the events that a query selects. */
export async function eraseDeliveriesAbout(trx: Transaction, eventIds: Knex.QueryBuilder): Promise<void> {
  await trx('mail_deliveries')
    .whereIn('event_id', eventIds)
    .whereNotIn('template', mailsToStaff)
    .update(nothingPersonal);
}

/** Deletes the entries that a query selects from the log of mails. Returns how many. */
export const deleteDeliveries = (trx: Transaction, old: Knex.QueryBuilder): Promise<number> =>
  trx('mail_deliveries').whereIn('id', old.select('id')).delete();
