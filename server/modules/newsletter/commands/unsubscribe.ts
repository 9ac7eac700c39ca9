import { type Database, type Transaction, transaction } from '../../../platform/db/db.ts';
import { badRequest } from '../../../platform/errors.ts';
import { type CommandContext, record } from '../../../platform/events/events.ts';
import { newsletterTexts, resendPauseSeconds } from '../contract.ts';
import { subscriberEvent } from '../events.ts';
import { Subscriber } from '../Subscriber.ts';
import { verifyToken } from '../tokens.ts';
import { findLockedByToken, findLockedSubscriber } from './lockSubscriber.ts';

type Dependencies = { db: Database; secret: string };

/** The subscriber of a token, regardless of its age. @throws AppError 400 `Unsubscribe failed` */
export async function findByUnsubscription({ db, secret }: Dependencies, token: string): Promise<Subscriber> {
  const facts = verifyToken(secret, 'unsubscribe', token);
  const subscriber = facts && (await Subscriber.query(db).findOne({ token_key: facts.key }));
  if (!subscriber) throw badRequest(newsletterTexts.unsubscribeFailed);
  return subscriber;
}

/** Unsubscribes the subscriber of a token; a second call changes nothing. @throws AppError 400 */
export async function unsubscribeByToken(
  { db, secret }: Dependencies,
  token: string,
  context: CommandContext,
): Promise<void> {
  await transaction(db, async (trx) => {
    const subscriber = await findLockedByToken(trx, await findByUnsubscription({ db: trx, secret }, token));
    if (!subscriber) throw badRequest(newsletterTexts.unsubscribeFailed);
    await endSubscription(trx, subscriber, context);
  });
}

/** Unsubscribes an address at once on behalf of staff; one that is not on the list changes nothing. */
export async function unsubscribeByStaff(
  db: Database,
  email: string,
  context: CommandContext,
): Promise<void> {
  await transaction(db, async (trx) => endSubscription(trx, await findLockedSubscriber(trx, email), context));
}

/**
 * Requests a mail with the unsubscribe link, at most once in 5 minutes. The response does not reveal whether the
 * address is subscribed.
 */
export async function requestUnsubscribeLink(
  db: Database,
  email: string,
  context: CommandContext,
): Promise<void> {
  await transaction(db, async (trx) => {
    const subscriber = await findLockedSubscriber(trx, email);
    if (subscriber?.status !== 'active') return;
    const last = subscriber.unsubscribe_link_sent?.getTime() ?? 0;
    if (context.now.getTime() - last < resendPauseSeconds * 1000) return;
    await subscriber.$query(trx).patch({ unsubscribe_link_sent: context.now });
    const facts = { email: subscriber.email };
    await record(
      trx,
      subscriberEvent('subscriber.unsubscribe_link_requested', subscriber.id, facts),
      context,
    );
  });
}

/** Subscribers whose mail bounced or who complained retain that status: they get no mail either. */
async function endSubscription(
  trx: Transaction,
  subscriber: Subscriber | undefined,
  context: CommandContext,
): Promise<void> {
  if (subscriber?.status !== 'active') return;
  await subscriber.$query(trx).patch({
    status: 'unsubscribed',
    unsubscription_date: context.now,
    updated_at: context.now,
  });
  const { id, email } = subscriber;
  await record(trx, subscriberEvent('subscriber.unsubscribed', id, { email }), context);
}
