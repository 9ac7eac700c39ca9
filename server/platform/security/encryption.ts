import { createCipheriv, createDecipheriv, hkdfSync, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

/** Derives a key for one purpose; data encrypted for another purpose does not decrypt with it. */
const keyFor = (secret: string, purpose: string) =>
  Buffer.from(hkdfSync('sha256', secret, '', `sealed:${purpose}`, 32));

/** Encrypts a text for storage in the database. */
export function encrypt(secret: string, purpose: string, text: string): Buffer {
  const iv = randomBytes(ivBytes);
  const sealing = createCipheriv(cipher, keyFor(secret, purpose), iv);
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
  return Buffer.concat([iv, sealing.getAuthTag(), sealed]);
}

/** Decrypts a text; null when the secret or purpose differs or the data was changed. */
export function decrypt(secret: string, purpose: string, sealed: Buffer): string | null {
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
