import type { Database, Transaction } from '../../../platform/db/db.ts';
import { conflict, invalid, requireFound, unavailable } from '../../../platform/errors.ts';
import { type CommandContext, record } from '../../../platform/events/events.ts';
import { type Idempotency, withIdempotencyKey } from '../../../platform/http/idempotency.ts';
import type { ConsentVersion } from '../../enquiries/consent.contract.ts';
import { newsletterTexts, resendPauseSeconds, verificationsPerDay } from '../contract.ts';
import { subscriberEntity, subscriberEvent } from '../events.ts';
import type { Subscriber } from '../Subscriber.ts';
import { findLockedSubscriber } from './lockSubscriber.ts';

/** The typed address, and where it was typed. */
export type Subscription = {
  email: string;
  source: string;
  address: string | null;
  userAgent: string | null;
  consent: { version: ConsentVersion; at: Date } | null;
};

/** `created`: a new or resumed subscription. `mailed`: the confirmation mail was requested. */
export type Subscribed = { created: boolean; mailed: boolean };

/**
 * Adds an unconfirmed address to the list and requests the mail that confirms it; an address that is still unconfirmed
 * gets another mail, at most once in 5 minutes. The same key gives the same response.
 * @throws AppError 409 for an address that is subscribed and confirmed, 422 for one that mail does not reach
 */
export async function subscribe(
  db: Database,
  subscription: Subscription,
  idempotency: Idempotency,
  context: CommandContext,
): Promise<Subscribed> {
  return withIdempotencyKey(db, idempotency, (trx) => subscribeInTransaction(trx, subscription, context));
}

/** Subscribes an address as `subscribe` does, within a transaction of the caller. */
export async function subscribeInTransaction(
  trx: Transaction,
  subscription: Subscription,
  context: CommandContext,
): Promise<Subscribed> {
  const added = await addSubscriber(trx, subscription, context);
  if (added) return recordStart(trx, added, subscription.source, context);
  const subscriber = await findLockedSubscriber(trx, subscription.email);
  // Staff have just deleted it: another attempt will add it.
  if (!subscriber) throw unavailable();
  if (subscriber.status === 'unsubscribed') {
    await restartSubscription(trx, subscriber, subscription, context);
    return recordStart(trx, subscriber, subscription.source, context);
  }
  assertDeliverable(subscriber);
  return { created: false, mailed: await requestMailAgain(trx, subscriber, context) };
}

/** @throws AppError 409 or 422 for an address that can no longer be subscribed */
export async function assertSubscribable(trx: Transaction, email: string): Promise<void> {
  const subscriber = await findLockedSubscriber(trx, email);
  if (!subscriber || subscriber.status === 'unsubscribed') return;
  assertDeliverable(subscriber);
  assertUnverified(subscriber);
}

function assertDeliverable({ status }: Subscriber): void {
  if (status !== 'active') throw invalid([{ field: 'email', message: newsletterTexts.undeliverable }]);
}

function assertUnverified({ verification_date: verifiedAt }: Subscriber): void {
  if (verifiedAt) throw conflict(newsletterTexts.alreadySubscribed, 'already_subscribed');
}

/**
 * Requests the confirmation mail again on behalf of staff; the pause of 5 minutes also applies to them.
 * @throws AppError 404 for an unknown address, 409 for one that is already confirmed or not active
 */
export async function resendVerification(
  db: Database,
  email: string,
  idempotency: Idempotency,
  context: CommandContext,
): Promise<Subscribed> {
  return withIdempotencyKey(db, idempotency, async (trx) => {
    const subscriber = requireFound(await findLockedSubscriber(trx, email), newsletterTexts.notFound);
    if (subscriber.status !== 'active') throw conflict(newsletterTexts.notActive, 'not_active');
    return { created: false, mailed: await requestMailAgain(trx, subscriber, context) };
  });
}

/** The columns of a subscription that begins now. */
const toStart = ({ email, source, address, userAgent, consent }: Subscription, now: Date) => ({
  email,
  status: 'active' as const,
  subscription_source: source,
  subscription_date: now,
  last_email_sent: now,
  ip_address: address,
  user_agent: userAgent,
  consent_version: consent?.version ?? null,
  consented_at: consent?.at ?? null,
  updated_at: now,
});

/** Returns the new row, or undefined when the address is already on the list. Of two concurrent calls, one adds it. */
async function addSubscriber(
  trx: Transaction,
  subscription: Subscription,
  { now }: CommandContext,
): Promise<Pick<Subscriber, 'id' | 'email'> | undefined> {
  const [row]: Pick<Subscriber, 'id' | 'email'>[] = await trx('subscribers')
    .insert(toStart(subscription, now))
    .onConflict(trx.raw('(lower(email))'))
    .ignore()
    .returning(['id', 'email']);
  return row;
}

async function restartSubscription(
  trx: Transaction,
  subscriber: Subscriber,
  subscription: Subscription,
  { now }: CommandContext,
): Promise<void> {
  await subscriber.$query(trx).patch({
    ...toStart(subscription, now),
    verification_date: null,
    unsubscription_date: null,
  });
}

async function recordStart(
  trx: Transaction,
  { id, email }: Pick<Subscriber, 'id' | 'email'>,
  source: string,
  context: CommandContext,
): Promise<Subscribed> {
  await record(trx, subscriberEvent('subscriber.subscribed', id, { email, source }), context);
  return { created: true, mailed: await requestMail(trx, { id, email }, context) };
}

/** Whether the mail was requested again. @throws AppError 409 when there is nothing to confirm */
async function requestMailAgain(
  trx: Transaction,
  subscriber: Subscriber,
  context: CommandContext,
): Promise<boolean> {
  assertUnverified(subscriber);
  const last = subscriber.last_email_sent?.getTime() ?? 0;
  if (context.now.getTime() - last < resendPauseSeconds * 1000) return false;
  if (!(await requestMail(trx, subscriber, context))) return false;
  await subscriber.$query(trx).patch({ last_email_sent: context.now, updated_at: context.now });
  return true;
}

/** Requests the confirmation mail, unless the mailbox has reached its daily limit. */
async function requestMail(
  trx: Transaction,
  { id, email }: Pick<Subscriber, 'id' | 'email'>,
  context: CommandContext,
): Promise<boolean> {
  const sameMailbox = trx('subscribers')
    .select('id')
    .whereRaw('mailbox_key(email) = mailbox_key(?)', [email]);
  const recentRequests = await trx('events')
    .where({ entity_type: subscriberEntity, type: 'subscriber.verification_requested' })
    .whereIn('entity_id', sameMailbox)
    .where('occurred_at', '>', new Date(context.now.getTime() - 86_400_000))
    .limit(verificationsPerDay)
    .select('id');
  if (recentRequests.length >= verificationsPerDay) return false;
  await record(trx, subscriberEvent('subscriber.verification_requested', id, { email }), context);
  return true;
}
