import { createHmac, timingSafeEqual } from 'node:crypto';

/** A signature is refused when its time differs by more seconds from ours. */
const toleranceSeconds = 300;

/** The signature of a request body: `t=<Unix seconds>,v1=<HMAC-SHA256 of "<seconds>.<body>" in hexadecimal>`. */
export function signBody(secret: string, body: Uint8Array, now: Date): string {
  const seconds = Math.floor(now.getTime() / 1000);
  return `t=${seconds},v1=${digest(secret, seconds, body)}`;
}

/** Whether a body was signed with the secret, at most five minutes ago. */
export function isSignedBody(secret: string, body: Uint8Array, signature: string, now: Date): boolean {
  const [, time = '', given = ''] = /^t=(\d{1,12}),v1=([\da-f]{64})$/.exec(signature) ?? [];
  if (given === '' || Math.abs(Number(time) - now.getTime() / 1000) > toleranceSeconds) return false;
  return timingSafeEqual(Buffer.from(given), Buffer.from(digest(secret, Number(time), body)));
}

const digest = (secret: string, seconds: number, body: Uint8Array) =>
  createHmac('sha256', secret).update(`${seconds}.`).update(body).digest('hex');
