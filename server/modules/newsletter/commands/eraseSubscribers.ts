import type { Knex } from 'knex';
import type { Transaction } from '../../../platform/db/db.ts';
import { ERASED } from '../../../platform/events/erased.ts';
import { scrubEvents } from '../../../platform/events/events.ts';
import { subscriberEntity } from '../events.ts';

/** Removes addresses from the events of subscribers, including deleted ones. */
export async function scrubSubscribers(trx: Transaction, ids: number[]): Promise<void> {
  const { email } = ERASED;
  await scrubEvents(trx, { entityType: subscriberEntity, ids }, { email });
  const changes = { entityType: subscriberEntity, ids, type: 'subscriber.address_changed' };
  await scrubEvents(trx, changes, { from: email, to: email });
}

export async function eraseSubscribers(trx: Transaction, ids: number[]): Promise<void> {
  await trx('subscribers').whereIn('id', ids).delete();
  await scrubSubscribers(trx, ids);
}

/** Removes the client address and the browser from the subscribers that a query selects. Returns how many. */
export const eraseClients = (trx: Transaction, old: Knex.QueryBuilder): Promise<number> =>
  trx('subscribers').whereIn('id', old.select('id')).update({ ip_address: null, user_agent: null });
