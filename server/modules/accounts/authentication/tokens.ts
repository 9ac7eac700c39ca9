import { createSecretKey } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { z } from 'zod';
import { challengeLifetimeSeconds } from './contract.ts';

const algorithm = 'HS256';
const issuer = 'safarnama';

/** The purpose of a token, stored as its audience. A token of one purpose is invalid for the other. */
const audiences = { session: 'safarnama', challenge: 'safarnama/second-factor' } as const;

/** A key object: a string secret would be tried as a public key first on each call, which dominates the request time. */
const toSecretKey = (secret: string) => createSecretKey(Buffer.from(secret));

const subjectSchema = z.string().regex(/^[1-9]\d*$/);
const sessionClaimsSchema = z.object({ sub: subjectSchema, jti: z.uuid(), exp: z.number() });
const challengeClaimsSchema = z.object({ sub: subjectSchema, iat: z.number(), exp: z.number() });

/** The user and session row of a token, and its expiry. */
export type Claims = { userId: number; sessionId: string; expiresAt: Date };

/** Whose password was verified, and when. */
export type Challenge = { userId: number; issuedAt: Date };

const toUnixSeconds = (time: Date) => Math.floor(time.getTime() / 1000);

export function signToken(secret: string, claims: Claims, now: Date): string {
  return jwt.sign({ iat: toUnixSeconds(now), exp: toUnixSeconds(claims.expiresAt) }, toSecretKey(secret), {
    algorithm,
    issuer,
    audience: audiences.session,
    subject: String(claims.userId),
    jwtid: claims.sessionId,
  });
}

/** The claims of a correctly signed token, or null. Expiry is checked by the database clock. */
export function verifyToken(secret: string, token: string): Claims | null {
  const payload = verifyJwt(secret, token, audiences.session, { ignoreExpiration: true });
  const { data: claims } = sessionClaimsSchema.safeParse(payload);
  if (!claims) return null;
  return { userId: Number(claims.sub), sessionId: claims.jti, expiresAt: new Date(claims.exp * 1000) };
}

/** The challenge for the second step of sign-in: the password was verified at `now` (database clock). */
export function signChallenge(secret: string, userId: number, now: Date): string {
  // In milliseconds, because the account may change within the same second.
  const iat = now.getTime() / 1000;
  return jwt.sign({ iat, exp: iat + challengeLifetimeSeconds }, toSecretKey(secret), {
    algorithm,
    issuer,
    audience: audiences.challenge,
    subject: String(userId),
  });
}

/** The claims of a valid challenge, or null; `now` is the database clock. */
export function verifyChallenge(secret: string, token: string, now: Date): Challenge | null {
  const payload = verifyJwt(secret, token, audiences.challenge, { clockTimestamp: toUnixSeconds(now) });
  const { data: claims } = challengeClaimsSchema.safeParse(payload);
  return claims ? { userId: Number(claims.sub), issuedAt: new Date(Math.round(claims.iat * 1000)) } : null;
}

function verifyJwt(
  secret: string,
  token: string,
  audience: string,
  time: Pick<jwt.VerifyOptions, 'clockTimestamp' | 'ignoreExpiration'>,
): unknown {
  try {
    return jwt.verify(token, toSecretKey(secret), {
      algorithms: [algorithm],
      issuer,
      audience,
      ...time,
    });
  } catch {
    return null;
  }
}
