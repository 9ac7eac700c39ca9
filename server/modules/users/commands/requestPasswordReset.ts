import { type Database, transaction } from '../../../platform/db.ts';
import { tooManyRequests } from '../../../platform/errors.ts';
import type { Context } from '../../../platform/events.ts';
import { countAttempt, type Limit } from '../../../platform/rateLimit.ts';
import { passwordTexts } from '../contract.ts';
import { User } from '../User.ts';
import { issuePasswordLink } from './issuePasswordLink.ts';

/** Mails for one address, whether or not it has an account. */
const addressLimit: Limit = { name: 'password-reset', max: 5, windowSeconds: 3600 };

/**
 * Has a link mailed to an active account of that address. Nothing tells the caller whether there is one.
 * @throws AppError 429
 */
export async function requestPasswordReset(
  { db, secret }: { db: Database; secret: string },
  email: string,
  context: Context,
): Promise<void> {
  const wait = await countAttempt(db, addressLimit, email.toLowerCase());
  if (wait > 0) throw tooManyRequests(passwordTexts.askedTooOften, wait);
  await transaction(db, async (trx) => {
    const user = await User.query(trx).whereRaw('lower(email) = lower(?)', [email]).first();
    if (user?.status === 'active') await issuePasswordLink(trx, secret, user, 'reset', context);
  });
}
