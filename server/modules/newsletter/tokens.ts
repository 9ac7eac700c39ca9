import { createHmac, timingSafeEqual } from 'node:crypto';

/** The purpose of a link in a mail. A token of one purpose is invalid for the other. */
export type TokenPurpose = 'verify' | 'unsubscribe';

/** The content of a valid token: subscriber and issue time. */
export type TokenFacts = { key: string; issuedAt: Date };

const keyBytes = 16;
const timeBytes = 6;
/** 54 bytes in base64url: the only spelling of a token. */
const tokenPattern = /^[\w-]{72}$/;

/**
 * A token: the subscriber's random key, the time of issue in seconds, and an HMAC over both and the purpose. Neither
 * the database nor an event stores it, so that a reader of those cannot create one without the secret.
 */
export function makeToken(secret: string, purpose: TokenPurpose, { key, issuedAt }: TokenFacts): string {
  const facts = Buffer.alloc(keyBytes + timeBytes);
  Buffer.from(key.replaceAll('-', ''), 'hex').copy(facts);
  facts.writeUIntBE(Math.floor(issuedAt.getTime() / 1000), keyBytes, timeBytes);
  return Buffer.concat([facts, mac(secret, purpose, facts)]).toString('base64url');
}

/** The facts of a token; null when it is not valid for this purpose. */
export function verifyToken(secret: string, purpose: TokenPurpose, token: string): TokenFacts | null {
  if (!tokenPattern.test(token)) return null;
  const bytes = Buffer.from(token, 'base64url');
  const facts = bytes.subarray(0, keyBytes + timeBytes);
  if (!timingSafeEqual(bytes.subarray(keyBytes + timeBytes), mac(secret, purpose, facts))) return null;
  const hex = facts.toString('hex', 0, keyBytes);
  const key = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
  return { key, issuedAt: new Date(facts.readUIntBE(keyBytes, timeBytes) * 1000) };
}

function mac(secret: string, purpose: TokenPurpose, facts: Uint8Array): Buffer {
  return createHmac('sha256', secret).update(`newsletter:${purpose}:`).update(facts).digest();
}
