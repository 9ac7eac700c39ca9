import type { Transaction } from '../../../platform/db/db.ts';
import { requireFound } from '../../../platform/errors.ts';
import { newsletterTexts } from '../contract.ts';
import { Subscriber } from '../Subscriber.ts';

/** Locks the subscription of an address; undefined when there is none. */
export const findLockedSubscriber = async (
  trx: Transaction,
  email: string,
): Promise<Subscriber | undefined> =>
  Subscriber.query(trx).whereRaw('lower(email) = lower(?)', [email]).first().forUpdate();

/** Locks a subscription. @throws AppError 404 */
export const lockSubscriber = async (trx: Transaction, id: number): Promise<Subscriber> =>
  requireFound(await Subscriber.query(trx).findById(id).forUpdate(), newsletterTexts.notFound);

/** Locks a subscription that was found by a token; undefined when its tokens have become invalid meanwhile. */
export const findLockedByToken = async (
  trx: Transaction,
  { id, token_key }: Pick<Subscriber, 'id' | 'token_key'>,
): Promise<Subscriber | undefined> => Subscriber.query(trx).findOne({ id, token_key }).forUpdate();
