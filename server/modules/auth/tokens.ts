import { createSecretKey } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import { remembered } from '../../platform/remembered.ts';
import { challengeLifetimeSeconds, refreshToleranceSeconds, tokenLifetimeSeconds } from './contract.ts';

const algorithm = 'HS256';
const issuer = 'safarnama';

/** What a token is good for, as its audience. One of the one kind is worthless as the other. */
const audiences = { session: 'safarnama', challenge: 'safarnama/second-factor' } as const;

/** A text would be tried as a public key first, each time: that takes longer than all the rest of a request. */
const keyOf = remembered((secret) => createSecretKey(Buffer.from(secret)), 10);

const subjectSchema = z.string().regex(/^[1-9]\d*$/);
const sessionClaimsSchema = z.object({ sub: subjectSchema, jti: z.uuid(), exp: z.number() });
const challengeClaimsSchema = z.object({ sub: subjectSchema, iat: z.number(), exp: z.number() });

/** Who a token speaks for, and which session row must be alive for it to count. */
export type Claims = { userId: number; sessionId: string };

/** Whose password was right, and when. */
export type Challenge = { userId: number; issuedAt: Date };

export const tokenExpiry = (now: Date): Date => new Date(now.getTime() + tokenLifetimeSeconds * 1000);

const secondsOf = (time: Date) => Math.floor(time.getTime() / 1000);

export function signToken(secret: string, claims: Claims, now: Date, expiresAt = tokenExpiry(now)): string {
  return jwt.sign({ iat: secondsOf(now), exp: secondsOf(expiresAt) }, keyOf(secret), {
    algorithm,
    issuer,
    audience: audiences.session,
    subject: String(claims.userId),
    jwtid: claims.sessionId,
  });
}

/** The claims of a token of ours, or null. With `forRefresh` it may have expired at most an hour ago. */
export function readToken(
  secret: string,
  token: string,
  now: Date,
  { forRefresh = false } = {},
): Claims | null {
  const payload = verified(secret, token, audiences.session, now, forRefresh);
  const { data: claims } = sessionClaimsSchema.safeParse(payload);
  if (!claims) return null;
  if (claims.exp + (forRefresh ? refreshToleranceSeconds : 0) < secondsOf(now)) return null;
  return { userId: Number(claims.sub), sessionId: claims.jti };
}

/** What the second step of sign-in brings along: the password was right, a few minutes ago. */
export function signChallenge(secret: string, userId: number, now: Date): string {
  const iat = secondsOf(now);
  return jwt.sign({ iat, exp: iat + challengeLifetimeSeconds }, keyOf(secret), {
    algorithm,
    issuer,
    audience: audiences.challenge,
    subject: String(userId),
  });
}

/** What a challenge of ours says, or null. */
export function readChallenge(secret: string, token: string, now: Date): Challenge | null {
  const payload = verified(secret, token, audiences.challenge, now, false);
  const { data: claims } = challengeClaimsSchema.safeParse(payload);
  return claims ? { userId: Number(claims.sub), issuedAt: new Date(claims.iat * 1000) } : null;
}

function verified(
  secret: string,
  token: string,
  audience: string,
  now: Date,
  ignoreExpiration: boolean,
): unknown {
  try {
    return jwt.verify(token, keyOf(secret), {
      algorithms: [algorithm],
      issuer,
      audience,
      ignoreExpiration,
      clockTimestamp: secondsOf(now),
    });
  } catch {
    return null;
  }
}
