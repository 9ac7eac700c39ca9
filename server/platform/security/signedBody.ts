import { createHash, createHmac } from 'node:crypto';
import { isSameSignature } from './signatures.ts';

/** The maximum difference in seconds between the time of a signature and ours. */
const toleranceSeconds = 300;

/**
 * The signature of a request body: `t=<Unix seconds>,sha256=<hash of the body>,v1=<HMAC-SHA256 of "<seconds>.<hash>">`,
 * both in hexadecimal.
 */
export function signBody(secret: string, body: Uint8Array, now: Date): string {
  const seconds = String(Math.floor(now.getTime() / 1000));
  const hash = hashBody(body);
  return `t=${seconds},sha256=${hash},v1=${sign(secret, seconds, hash)}`;
}

/**
 * The hash of the body that a caller with the secret announced at most five minutes ago, known before the body is read;
 * null when the signature is invalid or old.
 */
export function verifySignedHash(secret: string, signature: string, now: Date): string | null {
  const [, time = '', hash = '', given = ''] =
    /^t=(\d{1,12}),sha256=([\da-f]{64}),v1=([\da-f]{64})$/.exec(signature) ?? [];
  if (given === '' || Math.abs(Number(time) - now.getTime() / 1000) > toleranceSeconds) return null;
  return isSameSignature(given, sign(secret, time, hash)) ? hash : null;
}

export const hashBody = (body: Uint8Array): string => createHash('sha256').update(body).digest('hex');

const sign = (secret: string, seconds: string, hash: string) =>
  createHmac('sha256', secret).update(`${seconds}.${hash}`).digest('hex');
