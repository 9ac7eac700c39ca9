import { type Database, transaction } from '../../../../platform/db/db.ts';
import { conflict, requireFound, tooManyRequests } from '../../../../platform/errors.ts';
import type { CommandContext } from '../../../../platform/events/events.ts';
import { consumeAttempt, type Limit } from '../../../../platform/security/rateLimit.ts';
import { passwordTexts, userTexts } from '../contract.ts';
import { User } from '../User.ts';
import { issuePasswordLink } from './issuePasswordLink.ts';

const recipientLimit: Limit = { name: 'invitation', max: 5, windowSeconds: 3600 };

/**
 * Sends the invitation again with a new link; the previous link becomes invalid.
 * @throws AppError 404, 409 for an inactive account or one that already has a password, 429
 */
export async function inviteUser(
  { db, secret }: { db: Database; secret: string },
  id: number,
  context: CommandContext,
): Promise<void> {
  await transaction(db, async (trx) => {
    const user = requireFound(await User.query(trx).findById(id).forUpdate(), userTexts.notFound);
    if (!user.invited_at) throw conflict(passwordTexts.hasPassword, 'has_password');
    if (user.status !== 'active') throw conflict(passwordTexts.inactive, 'account_inactive');
    const wait = await consumeAttempt(trx, recipientLimit, String(id));
    if (wait > 0) throw tooManyRequests(passwordTexts.askedTooOften, wait);
    await issuePasswordLink(trx, secret, user, 'invitation', context);
  });
}
