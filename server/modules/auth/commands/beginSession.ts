import { randomUUID } from 'node:crypto';
import type { Transaction } from '../../../platform/db.ts';
import type { Account } from '../../users/queries.ts';
import type { Client } from '../client.ts';
import type { IssuedSession } from '../contract.ts';
import { toSessionUser } from '../queries.ts';
import { signToken, tokenExpiry } from '../tokens.ts';

export type SessionRules = {
  secret: string;
  /** The greatest age of a session, however often it is renewed. */
  sessionHours: number;
};

type Beginning = {
  account: Account;
  client: Client;
  /** The session that this one goes on from, and when its person signed in; without one it is a sign-in. */
  renews?: { family: string; signedInAt: Date };
};

/** When somebody who signed in then has to sign in again. */
export const sessionEnd = (signedInAt: Date, sessionHours: number): Date =>
  new Date(signedInAt.getTime() + sessionHours * 3_600_000);

/** Makes a session row and the token for it. */
export async function beginSession(
  trx: Transaction,
  { secret, sessionHours }: SessionRules,
  { account, client, renews }: Beginning,
  now: Date,
): Promise<IssuedSession> {
  const sessionId = randomUUID();
  const signedInAt = renews?.signedInAt ?? now;
  const ends = [tokenExpiry(now), sessionEnd(signedInAt, sessionHours)].map((end) => end.getTime());
  const expiresAt = new Date(Math.min(...ends));
  await trx('sessions').insert({
    id: sessionId,
    family: renews?.family ?? sessionId,
    user_id: account.id,
    created_at: now,
    signed_in_at: signedInAt,
    last_used_at: now,
    expires_at: expiresAt,
    address: client.address,
    user_agent: client.userAgent,
  });
  return {
    token: signToken(secret, { userId: account.id, sessionId }, now, expiresAt),
    user: toSessionUser(account),
    expires_at: expiresAt.toISOString(),
  };
}
