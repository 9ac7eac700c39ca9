import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** A key for one purpose alone: what was sealed for another does not open with it. */
const keyFor = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', `sealed:${purpose}`, 32));

/** Encrypts a text that the database shall keep without knowing it. */
export function seal(secret: string, purpose: string, text: string): Buffer {
  const iv = randomBytes(ivBytes);
  const sealing = createCipheriv(cipher, keyFor(secret, purpose), iv);
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
  return Buffer.concat([iv, sealing.getAuthTag(), sealed]);
}

/** The text again, or null when it was sealed with another secret, for another purpose, or was changed since. */
export function unseal(secret: string, purpose: string, sealed: Buffer): string | null {
  try {
    const opening = createDecipheriv(cipher, keyFor(secret, purpose), sealed.subarray(0, ivBytes), {
      authTagLength: tagBytes,
    });
    opening.setAuthTag(sealed.subarray(ivBytes, ivBytes + tagBytes));
    return opening.update(sealed.subarray(ivBytes + tagBytes), undefined, 'utf8') + opening.final('utf8');
  } catch {
    return null;
  }
}
