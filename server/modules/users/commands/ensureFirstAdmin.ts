import { randomBytes } from 'node:crypto';
import type { Config } from '../../../platform/config.ts';
import { type Database, transaction } from '../../../platform/db.ts';
import { record } from '../../../platform/events.ts';
import { hashPassword } from '../../../platform/passwords.ts';
import { getSettings } from '../../settings/queries.ts';
import { userCreated } from '../events.ts';
import { passwordProblem } from '../passwordRules.ts';
import { countUsers } from '../queries.ts';
import { factsOf } from '../rules.ts';
import { User } from '../User.ts';

type FirstAdmin =
  | { created: false }
  /**
   * `password` is there only when it was made up, and must be shown once; `weakness` when an ADMIN_PASSWORD is easily
   * guessed. It counts all the same: who sets it must get in.
   */
  | { created: true; email: string; username: string; password?: string; weakness?: string };

const anyNumber = 5_411_202;

const names = { username: 'admin', first_name: 'First', last_name: 'Administrator' };

/** Creates the first super_admin when there is no user at all. Several processes may try at once. */
export async function ensureFirstAdmin(
  db: Database,
  config: Pick<Config, 'ADMIN_EMAIL' | 'ADMIN_PASSWORD'>,
  now: Date,
): Promise<FirstAdmin> {
  if ((await countUsers(db)) > 0) return { created: false };
  const email = config.ADMIN_EMAIL ?? 'admin@example.com';
  const madeUp = config.ADMIN_PASSWORD === undefined;
  const password = config.ADMIN_PASSWORD ?? randomBytes(12).toString('base64url');
  const { agency_name } = await getSettings(db);
  const weakness = madeUp ? null : await passwordProblem(password, { ...names, email }, agency_name);
  const password_hash = await hashPassword(password);
  return transaction(db, async (trx) => {
    await trx.raw('select pg_advisory_xact_lock(?)', [anyNumber]);
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
    await record(trx, userCreated(user.id, factsOf(user)), { actor: null, now, requestId: null });
    return {
      created: true,
      email,
      username: names.username,
      ...(madeUp ? { password } : {}),
      ...(weakness ? { weakness } : {}),
    };
  });
}
