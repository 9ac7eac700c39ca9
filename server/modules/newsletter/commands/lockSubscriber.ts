import type { Transaction } from '../../../platform/db/db.ts';
import { Subscriber } from '../Subscriber.ts';

/** Locks the subscription of an address; undefined when there is none. */
export const lockSubscriber = async (trx: Transaction, email: string): Promise<Subscriber | undefined> =>
  Subscriber.query(trx).whereRaw('lower(email) = lower(?)', [email]).first().forUpdate();
