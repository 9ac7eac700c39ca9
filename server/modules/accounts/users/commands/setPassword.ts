import { raw } from 'objection';
import { nextVersion } from '../../../../platform/db/assertVersion.ts';
import type { Transaction } from '../../../../platform/db/db.ts';
import type { User } from '../User.ts';

/** Sets the password of a locked account: ends all its sessions and invalidates its mailed links. */
export async function setPassword(
  trx: Transaction,
  user: User,
  password_hash: string,
  now: Date,
): Promise<void> {
  await user.$query(trx).patch({
    password_hash,
    invited_at: null,
    sessions_valid_from: raw('statement_timestamp()'),
    updated_at: nextVersion(user.updated_at, now),
  });
  await trx('password_links').where({ user_id: user.id }).delete();
}
