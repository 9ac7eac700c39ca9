import type { Knex } from 'knex';
import { type Database, type Transaction, transaction } from '../../../../platform/db/db.ts';
import { notFound, unauthorized } from '../../../../platform/errors.ts';
import { type CommandContext, record } from '../../../../platform/events/events.ts';
import { findLockedAccount } from '../../users/commands/lockUser.ts';
import { fullName } from '../../users/queries.ts';
import { authTexts } from '../contract.ts';
import { authEvent, type SessionEnd } from '../events.ts';
import { findLiveSession, selectUnendedSessions } from '../queries.ts';
import { verifyToken } from '../tokens.ts';

/** A signed-in user and the session of the current request. */
type Owner = { id: number; sessionId: string };

/**
 * Ends the sign-in of a token with all its refreshed sessions; the user's other sign-ins stay valid. The token may have
 * expired recently: it could still be exchanged for a new one.
 * @throws AppError 401
 */
export async function signOut(
  { db, secret }: { db: Database; secret: string },
  token: string,
  context: CommandContext,
): Promise<void> {
  const claims = verifyToken(secret, token);
  const session = claims && (await findLiveSession(db, claims, { forRefresh: true }));
  if (!claims || !session) throw unauthorized();
  const owner = { id: claims.userId, sessionId: claims.sessionId };
  const asPerson = { ...context, actor: { id: owner.id, name: fullName(session.account) } };
  await end(db, owner, 'signed_out', (living) => living.where({ family: session.family }), asPerson);
}

/** Ends one of the user's sign-ins. @throws AppError 404, also when it belongs to another user */
export async function endSession(
  db: Database,
  owner: Owner,
  family: string,
  context: CommandContext,
): Promise<void> {
  const count = await end(db, owner, 'ended_by_owner', (living) => living.where({ family }), context);
  if (count === 0) throw notFound(authTexts.noSession);
}

/**
 * Ends all of the user's sessions except that of the request, because a copy of an earlier token may have been renewed in
 * the same sign-in. Returns how many sign-ins had one.
 */
export function endOtherSessions(db: Database, owner: Owner, context: CommandContext): Promise<number> {
  const others = (living: Knex.QueryBuilder) => living.whereNot({ id: owner.sessionId });
  return end(db, owner, 'ended_by_owner', others, context);
}

async function end(
  db: Database,
  owner: Owner,
  reason: SessionEnd,
  chosen: (living: Knex.QueryBuilder) => Knex.QueryBuilder,
  context: CommandContext,
): Promise<number> {
  return transaction(db, async (trx) => {
    await findLockedAccount(trx, owner.id);
    const own = selectUnendedSessions(trx).where({ user_id: owner.id });
    const ended: { family: string }[] = await chosen(own)
      .update({ ends_at: trx.raw('statement_timestamp()') })
      .returning('family');
    const count = new Set(ended.map(({ family }) => family)).size;
    if (count > 0) await record(trx, authEvent('user.sessions_ended', owner.id, { reason, count }), context);
    return count;
  });
}

/** Deletes the sessions that a query selects. Returns how many. */
export const deleteSessions = (trx: Transaction, old: Knex.QueryBuilder): Promise<number> =>
  trx('sessions').whereIn('id', old.select('id')).delete();
