import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../../../platform/db/db.ts';
import type { Account } from '../../users/queries.ts';
import type { Client } from '../client.ts';
import { type IssuedSession, tokenLifetimeSeconds } from '../contract.ts';
import { toSessionUser } from '../queries.ts';
import { signToken } from '../tokens.ts';

export type SessionRules = {
  secret: string;
  /** The maximum age of a session, however often it is renewed. */
  sessionHours: number;
};

type Beginning = {
  account: Account;
  client: Client;
  /** The session that this one continues, and when its user signed in; absent for a new sign-in. */
  renews?: { family: string; signedInAt: Date };
};

/** Creates a session row and its token for a locked account, timed by the database clock. */
export async function beginSession(
  trx: Transaction,
  { secret, sessionHours }: SessionRules,
  { account, client, renews }: Beginning,
): Promise<IssuedSession> {
  const sessionId = randomUUID();
  const signedInAt = trx.raw('coalesce(?::timestamptz, statement_timestamp())', [renews?.signedInAt ?? null]);
  const [row] = await trx('sessions')
    .insert({
      id: sessionId,
      family: renews?.family ?? sessionId,
      user_id: account.id,
      created_at: trx.raw('statement_timestamp()'),
      signed_in_at: signedInAt,
      last_used_at: trx.raw('statement_timestamp()'),
      expires_at: trx.raw(
        'least(statement_timestamp() + make_interval(secs => ?), ? + make_interval(secs => ?))',
        [tokenLifetimeSeconds, signedInAt, sessionHours * 3600],
      ),
      address: client.address,
      user_agent: client.userAgent,
    })
    .returning<{ created_at: Date; expires_at: Date }[]>(['created_at', 'expires_at']);
  if (!row) throw new Error('An insert returns its row');
  const { created_at, expires_at: expiresAt } = row;
  return {
    token: signToken(secret, { userId: account.id, sessionId, expiresAt }, created_at),
    user: toSessionUser(account),
    expires_at: expiresAt.toISOString(),
  };
}
