import { type Database, type Transaction, transaction } from '../../../platform/db.ts';
import { unauthorized } from '../../../platform/errors.ts';
import { type Context, record } from '../../../platform/events.ts';
import type { Client } from '../client.ts';
import type { IssuedSession } from '../contract.ts';
import { sessionsEnded } from '../events.ts';
import { findLiveSession, livingSessions } from '../queries.ts';
import { readToken } from '../tokens.ts';
import { beginSession, type SessionRules, sessionEnd } from './beginSession.ts';

/** Parallel tabs may use the old token a little longer. */
const graceSeconds = 30;

type SessionRow = { family: string; ends_at: Date | null; created_at: Date; signed_in_at: Date | null };

/**
 * Answers a new token for a valid one, or for one that expired at most an hour ago; the old one is retired. A retired
 * token that comes again was stolen, or is its owner's and the thief has the new one: all that followed from it ends.
 * Nobody is renewed beyond the greatest age of a session.
 * @throws AppError 401 when the token or its session is dead
 */
export async function refreshSession(
  { db, ...rules }: SessionRules & { db: Database },
  token: string,
  client: Client,
  context: Context,
): Promise<IssuedSession> {
  const { now } = context;
  const claims = readToken(rules.secret, token, now, { forRefresh: true });
  if (!claims) throw unauthorized();
  const issued = await transaction(db, async (trx) => {
    const row = await trx('sessions')
      .select('family', 'ends_at', 'created_at', 'signed_in_at')
      .where({ id: claims.sessionId, user_id: claims.userId })
      .forUpdate()
      .first<SessionRow | undefined>();
    if (row?.ends_at && row.ends_at <= now) await endFamily(trx, claims.userId, row.family, context);
    const session = await findLiveSession(trx, claims, now, { forRefresh: true });
    // Sessions of the release before do not say when their person signed in.
    const signedInAt = row?.signed_in_at ?? row?.created_at ?? now;
    if (!session || sessionEnd(signedInAt, rules.sessionHours) <= now) return null;
    await trx('sessions')
      .where({ id: claims.sessionId })
      .whereNull('ends_at')
      .update({ ends_at: new Date(now.getTime() + graceSeconds * 1000) });
    return beginSession(
      trx,
      rules,
      { account: session.account, client, renews: { family: session.family, signedInAt } },
      now,
    );
  });
  if (!issued) throw unauthorized();
  return issued;
}

async function endFamily(trx: Transaction, userId: number, family: string, context: Context): Promise<void> {
  const count = await livingSessions(trx, context.now).where({ family }).update({ ends_at: context.now });
  if (count > 0) await record(trx, sessionsEnded(userId, 'token_reused', 1), context);
}
