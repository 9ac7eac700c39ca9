import { type Database, type Transaction, transaction } from '../../../../platform/db/db.ts';
import { unauthorized } from '../../../../platform/errors.ts';
import { type CommandContext, record } from '../../../../platform/events/events.ts';
import { findLockedAccount } from '../../users/commands/lockUser.ts';
import type { Client } from '../client.ts';
import type { IssuedSession } from '../contract.ts';
import { authEvent } from '../events.ts';
import { findLiveSession, selectUnendedSessions } from '../queries.ts';
import { type Claims, verifyToken } from '../tokens.ts';
import { beginSession, type SessionRules } from './beginSession.ts';

/** Grace period of a retired token, for parallel tabs. */
const graceSeconds = 30;

type SessionRow = { family: string; signed_in_at: Date; has_ended: boolean; is_too_old: boolean };

/**
 * Exchanges a token that is valid, or expired at most an hour ago, for a new one, and retires the old one. Reuse of a
 * retired token means that one of the two copies is stolen, so every session that followed from it ends. No session
 * outlives the maximum age.
 * @throws AppError 401 when the token or its session is invalid
 */
export async function refreshSession(
  { db, ...rules }: SessionRules & { db: Database },
  token: string,
  client: Client,
  context: CommandContext,
): Promise<IssuedSession> {
  const claims = verifyToken(rules.secret, token);
  if (!claims) throw unauthorized();
  const issued = await transaction(db, async (trx) => {
    await findLockedAccount(trx, claims.userId);
    const row = await findSession(trx, claims, rules.sessionHours);
    if (row?.has_ended) await endFamily(trx, claims.userId, row.family, context);
    const session = await findLiveSession(trx, claims, { forRefresh: true });
    if (!row || !session || row.is_too_old) return null;
    await trx('sessions')
      .where({ id: claims.sessionId })
      .whereNull('ends_at')
      .update({ ends_at: trx.raw('statement_timestamp() + make_interval(secs => ?)', [graceSeconds]) });
    const renews = { family: session.family, signedInAt: row.signed_in_at };
    return beginSession(trx, rules, { account: session.account, client, renews });
  });
  if (!issued) throw unauthorized();
  return issued;
}

/** Sessions of an earlier release have no sign-in time: their own start counts. */
function findSession(
  trx: Transaction,
  claims: Claims,
  sessionHours: number,
): Promise<SessionRow | undefined> {
  return trx('sessions')
    .select('family', trx.raw('coalesce(signed_in_at, created_at) as signed_in_at'))
    .select(trx.raw('coalesce(ends_at <= statement_timestamp(), false) as has_ended'))
    .select(
      trx.raw(
        'coalesce(signed_in_at, created_at) + make_interval(secs => ?) <= statement_timestamp() as is_too_old',
        [sessionHours * 3600],
      ),
    )
    .where({ id: claims.sessionId, user_id: claims.userId })
    .first<SessionRow | undefined>();
}

async function endFamily(
  trx: Transaction,
  userId: number,
  family: string,
  context: CommandContext,
): Promise<void> {
  const count = await selectUnendedSessions(trx)
    .where({ family })
    .update({ ends_at: trx.raw('statement_timestamp()') });
  if (count === 0) return;
  const facts = { reason: 'token_reused', count: 1 } as const;
  await record(trx, authEvent('user.sessions_ended', userId, facts), context);
}
