import { type Database, transaction } from '../../../platform/db/db.ts';
import { badRequest } from '../../../platform/errors.ts';
import { type CommandContext, record } from '../../../platform/events/events.ts';
import { newsletterTexts, verificationDays } from '../contract.ts';
import { subscriberEvent } from '../events.ts';
import { Subscriber } from '../Subscriber.ts';
import { verifyToken } from '../tokens.ts';
import { findLockedByToken } from './lockSubscriber.ts';

type Dependencies = { db: Database; secret: string };

const lifetimeMs = verificationDays * 24 * 3600 * 1000;

/**
 * The subscription that a token confirms: the address must be unchanged, and the subscription older than the token.
 * @throws AppError 400 for a token that is unknown, older than 7 days, or of a subscription that has ended
 */
export async function findByVerification(
  { db, secret }: Dependencies,
  token: string,
  now: Date,
): Promise<Subscriber> {
  const failed = () => badRequest(newsletterTexts.verificationFailed);
  const facts = verifyToken(secret, 'verify', token);
  if (!facts || now.getTime() - facts.issuedAt.getTime() > lifetimeMs) throw failed();
  const subscriber = await Subscriber.query(db).findOne({ token_key: facts.key, status: 'active' });
  // Tokens have a precision of whole seconds.
  const latest = new Date(facts.issuedAt.getTime() + 1000);
  if (!subscriber || subscriber.subscription_date >= latest) throw failed();
  return subscriber;
}

/** Confirms an address. Repeating it changes nothing. @throws AppError 400 `Verification failed` */
export async function verifySubscriber(
  { db, secret }: Dependencies,
  token: string,
  context: CommandContext,
): Promise<void> {
  await transaction(db, async (trx) => {
    const found = await findByVerification({ db: trx, secret }, token, context.now);
    const subscriber = await findLockedByToken(trx, found);
    if (subscriber?.status !== 'active') throw badRequest(newsletterTexts.verificationFailed);
    if (subscriber.verification_date) return;
    await subscriber.$query(trx).patch({
      verification_date: context.now,
      // The welcome mail follows.
      last_email_sent: context.now,
      updated_at: context.now,
    });
    const { id, email } = subscriber;
    await record(trx, subscriberEvent('subscriber.verified', id, { email }), context);
  });
}
