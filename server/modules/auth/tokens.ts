import jwt from 'jsonwebtoken';
import { z } from 'zod';
import { refreshToleranceSeconds, tokenLifetimeSeconds } from './contract.ts';

const algorithm = 'HS256';
const party = 'safarnama';

const claimsSchema = z.object({
  sub: z.string().regex(/^[1-9]\d*$/),
  jti: z.uuid(),
  exp: z.number(),
});

/** Who a token speaks for, and which session row must be alive for it to count. */
export type Claims = { userId: number; sessionId: string };

export const tokenExpiry = (now: Date): Date => new Date(now.getTime() + tokenLifetimeSeconds * 1000);

export function signToken(secret: string, claims: Claims, now: Date): string {
  const issued = Math.floor(now.getTime() / 1000);
  return jwt.sign({ iat: issued, exp: Math.floor(tokenExpiry(now).getTime() / 1000) }, secret, {
    algorithm,
    issuer: party,
    audience: party,
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
  try {
    const seconds = Math.floor(now.getTime() / 1000);
    const payload = jwt.verify(token, secret, {
      algorithms: [algorithm],
      issuer: party,
      audience: party,
      clockTimestamp: seconds,
      ignoreExpiration: forRefresh,
    });
    const claims = claimsSchema.parse(payload);
    if (claims.exp + (forRefresh ? refreshToleranceSeconds : 0) < seconds) return null;
    return { userId: Number(claims.sub), sessionId: claims.jti };
  } catch {
    return null;
  }
}
