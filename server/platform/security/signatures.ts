import { hkdfSync, timingSafeEqual } from 'node:crypto';

/** Derives a key of 32 bytes for one purpose; it neither verifies signatures nor decrypts data of another purpose. */
export const deriveKey = (secret: string, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', secret, '', purpose, 32));

/** Compares a received signature with the expected one, in a time that does not depend on where they differ. */
export function isSameSignature(received: string, expected: string): boolean {
  const [one, other] = [Buffer.from(received), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
