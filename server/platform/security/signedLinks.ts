import { createHmac } from 'node:crypto';
import { isSameSignature } from './signatures.ts';

/** Seconds for which a signed link opens a private file. */
export const signedLinkSeconds = 300;

/** Adds an expiry and a signature to `path`; until then the link opens the file without a session. */
export function signPath(secret: string, path: string, now: Date): string {
  const expires = Math.floor(now.getTime() / 1000) + signedLinkSeconds;
  return `${path}?expires=${expires}&signature=${signature(secret, path, expires)}`;
}

/** Whether the signature is valid and the link has not expired. */
export function isSignedPath(
  secret: string,
  path: string,
  query: { expires?: unknown; signature?: unknown },
  now: Date,
): boolean {
  const expires = Number(query.expires);
  if (!Number.isSafeInteger(expires) || expires * 1000 < now.getTime()) return false;
  if (typeof query.signature !== 'string') return false;
  return isSameSignature(query.signature, signature(secret, path, expires));
}

function signature(secret: string, path: string, expires: number): string {
  return createHmac('sha256', secret).update(`link:${expires}:${path}`).digest('base64url');
}
