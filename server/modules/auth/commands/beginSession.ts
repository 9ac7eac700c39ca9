import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../../platform/db.ts';
import type { Account } from '../../users/queries.ts';
import type { Client } from '../client.ts';
import type { IssuedSession } from '../contract.ts';
import { toSessionUser } from '../queries.ts';
import { signToken, tokenExpiry } from '../tokens.ts';

type Beginning = {
  account: Account;
  client: Client;
  /** Of the session that this one goes on from; without one it is a sign-in. */
  family?: string;
};

/** Makes a session row and the token for it. */
export async function beginSession(
  trx: Transaction,
  secret: string,
  { account, client, family }: Beginning,
  now: Date,
): Promise<IssuedSession> {
  const sessionId = randomUUID();
  const expiresAt = tokenExpiry(now);
  await trx('sessions').insert({
    id: sessionId,
    family: family ?? sessionId,
    user_id: account.id,
    created_at: now,
    last_used_at: now,
    expires_at: expiresAt,
    address: client.address,
    user_agent: client.userAgent,
  });
  return {
    token: signToken(secret, { userId: account.id, sessionId }, now),
    user: toSessionUser(account),
    expires_at: expiresAt.toISOString(),
  };
}
