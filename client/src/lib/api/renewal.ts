import { readToken } from './storedToken.ts';

/**
 * How the back office renews a session: `renew` resolves to true when a call that failed with this token may be sent
 * again. `isOver` lets a call renew an expired token first, because public endpoints would treat its owner as a
 * visitor and omit drafts. The public site sets neither: there a 401 is final.
 */
export const renewal: {
  renew: ((failedToken: string) => Promise<boolean>) | null;
  isOver: (token: string) => boolean;
} = { renew: null, isOver: () => false };

/** Sends a call with a session that is renewed before it if it has expired, and after a 401; then sends it again. */
export async function sendWithRenewal<Reply>(
  send: () => PromiseLike<Reply> | Reply,
  isUnauthorized: (reply: Reply) => boolean,
): Promise<Reply> {
  const token = readToken();
  if (!token || !renewal.renew) return send();
  if (renewal.isOver(token)) await renewal.renew(token);
  const reply = await send();
  return isUnauthorized(reply) && (await renewal.renew(token)) ? send() : reply;
}
