import { randomUUID } from 'node:crypto';
import type { Database } from '../../../platform/db.ts';
import { unauthorized } from '../../../platform/errors.ts';
import type { IssuedSession } from '../contract.ts';
import { findLiveSession, toSessionUser } from '../queries.ts';
import { readToken, signToken, tokenExpiry } from '../tokens.ts';

/** Parallel tabs may use the old token a little longer. */
const graceSeconds = 30;

/**
 * Answers a new token for a valid one, or for one that expired at most an hour ago; the old one is retired.
 * @throws AppError 401 when the token or its session is dead
 */
export async function refreshSession(
  { db, secret }: { db: Database; secret: string },
  token: string,
  now: Date,
): Promise<IssuedSession> {
  const claims = readToken(secret, token, now, { forRefresh: true });
  if (!claims) throw unauthorized();
  return db.transaction(async (trx) => {
    await trx('sessions').select('id').where({ id: claims.sessionId }).forUpdate();
    const session = await findLiveSession(trx, claims, now, { forRefresh: true });
    if (!session) throw unauthorized();
    const sessionId = randomUUID();
    const expiresAt = tokenExpiry(now);
    await trx('sessions').insert({
      id: sessionId,
      family: session.family,
      user_id: claims.userId,
      created_at: now,
      expires_at: expiresAt,
    });
    await trx('sessions')
      .where({ id: claims.sessionId })
      .whereNull('ends_at')
      .update({ ends_at: new Date(now.getTime() + graceSeconds * 1000) });
    return {
      token: signToken(secret, { userId: claims.userId, sessionId }, now),
      user: toSessionUser(session.account),
      expires_at: expiresAt.toISOString(),
    };
  });
}
