import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { deriveKey } from './signatures.ts';

const cipher = 'aes-256-gcm';
const ivBytes = 12;
const tagBytes = 16;

const keyFor = (secret: string, purpose: string) => deriveKey(secret, `sealed:${purpose}`);

/** Encrypts a text for storage in the database. */
export function encrypt(secret: string, purpose: string, text: string): Buffer {
  const iv = randomBytes(ivBytes);
  const encryptor = createCipheriv(cipher, keyFor(secret, purpose), iv);
  const ciphertext = Buffer.concat([encryptor.update(text, 'utf8'), encryptor.final()]);
  return Buffer.concat([iv, encryptor.getAuthTag(), ciphertext]);
}

/** Decrypts a text; null when the secret or purpose differs or the data was changed. */
export function decrypt(secret: string, purpose: string, encrypted: Buffer): string | null {
  try {
    const decryptor = createDecipheriv(cipher, keyFor(secret, purpose), encrypted.subarray(0, ivBytes), {
      authTagLength: tagBytes,
    });
    decryptor.setAuthTag(encrypted.subarray(ivBytes, ivBytes + tagBytes));
    return (
      decryptor.update(encrypted.subarray(ivBytes + tagBytes), undefined, 'utf8') + decryptor.final('utf8')
    );
  } catch {
    return null;
  }
}
