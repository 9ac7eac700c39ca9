import { expect, it } from 'vitest';
import { decrypt, encrypt } from './encryption.ts';

const secret = 'a test secret of more than 32 characters';

it('decrypts what it encrypted, and nothing that was encrypted otherwise or changed', () => {
  const encrypted = encrypt(secret, 'letters', 'Goa, ₹ 100');
  expect(decrypt(secret, 'letters', encrypted)).toBe('Goa, ₹ 100');
  expect(encrypted.includes('Goa')).toBe(false);
  expect(encrypt(secret, 'letters', 'Goa, ₹ 100').equals(encrypted)).toBe(false);
  expect(decrypt('another secret of more than 32 chars', 'letters', encrypted)).toBeNull();
  expect(decrypt(secret, 'numbers', encrypted)).toBeNull();
  for (const at of [0, 12, encrypted.length - 1]) {
    const touched = Buffer.from(encrypted);
    touched[at] = (touched[at] ?? 0) ^ 1;
    expect(decrypt(secret, 'letters', touched)).toBeNull();
  }
  expect(decrypt(secret, 'letters', encrypted.subarray(0, 20))).toBeNull();
});
