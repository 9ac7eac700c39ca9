import type { Transaction } from '../../../platform/db.ts';
import { nextVersion } from '../../../platform/versions.ts';
import type { User } from '../User.ts';

/** Gives a locked account another password: all its sessions end, and no mailed link works any more. */
export async function setPassword(
  trx: Transaction,
  user: User,
  password_hash: string,
  now: Date,
): Promise<void> {
  await user.$query(trx).patch({
    password_hash,
    invited_at: null,
    sessions_valid_from: now,
    updated_at: nextVersion(user.updated_at, now),
  });
  await trx('password_links').where({ user_id: user.id }).delete();
}
