import { randomBytes } from 'node:crypto';
import type { Config } from '../../../../platform/config.ts';
import { takeLock } from '../../../../platform/db/advisoryLocks.ts';
import { type Database, transaction } from '../../../../platform/db/db.ts';
import { createSystemContext, record } from '../../../../platform/events/events.ts';
import { hashPassword } from '../../../../platform/security/passwords.ts';
import { getSettings } from '../../../settings/queries.ts';
import { userEvent } from '../events.ts';
import { findPasswordProblem } from '../passwordRules.ts';
import { countUsers } from '../queries.ts';
import { toUserEventData } from '../rules.ts';
import { User } from '../User.ts';

type FirstAdmin =
  | { created: false }
  /**
   * `password` is present only when it was generated, and must be shown once; `weakness` is present when
   * ADMIN_PASSWORD is easily guessed. A weak password is accepted, so that the operator can sign in.
   */
  | { created: true; email: string; username: string; password?: string; weakness?: string };

const names = { username: 'admin', first_name: 'First', last_name: 'Administrator' };

/** Creates the first super_admin when there is no user. Safe when several processes run it at once. */
export async function ensureFirstAdmin(
  db: Database,
  config: Pick<Config, 'ADMIN_EMAIL' | 'ADMIN_PASSWORD'>,
  now: Date,
): Promise<FirstAdmin> {
  if ((await countUsers(db)) > 0) return { created: false };
  const email = config.ADMIN_EMAIL ?? 'admin@example.com';
  const isGenerated = config.ADMIN_PASSWORD === undefined;
  const password = config.ADMIN_PASSWORD ?? randomBytes(12).toString('base64url');
  const { agency_name } = await getSettings(db);
  const weakness = isGenerated ? null : await findPasswordProblem(password, { ...names, email }, agency_name);
  const password_hash = await hashPassword(password);
  return transaction(db, async (trx) => {
    await takeLock(trx, 'firstAdmin');
    if ((await countUsers(trx)) > 0) return { created: false };
    const user = await User.query(trx).insert({
      ...names,
      email,
      user_type: 'super_admin',
      status: 'active',
      password_hash,
      created_at: now,
      updated_at: now,
    });
    const facts = toUserEventData(user);
    await record(trx, userEvent('user.created', user.id, facts), createSystemContext(now));
    return {
      created: true,
      email,
      username: names.username,
      ...(isGenerated ? { password } : {}),
      ...(weakness ? { weakness } : {}),
    };
  });
}
