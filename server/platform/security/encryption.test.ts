import { expect, it } from 'vitest';
import { decrypt, encrypt } from './encryption.ts';

const secret = 'a test secret of more than 32 characters';

it('decrypts what it encrypted, and nothing that was encrypted otherwise or changed', () => {
  const sealed = encrypt(secret, 'letters', 'Goa, ₹ 100');
  expect(decrypt(secret, 'letters', sealed)).toBe('Goa, ₹ 100');
  expect(sealed.includes('Goa')).toBe(false);
  expect(encrypt(secret, 'letters', 'Goa, ₹ 100').equals(sealed)).toBe(false);
  expect(decrypt('another secret of more than 32 chars', 'letters', sealed)).toBeNull();
  expect(decrypt(secret, 'numbers', sealed)).toBeNull();
  for (const at of [0, 12, sealed.length - 1]) {
    const touched = Buffer.from(sealed);
    touched[at] = (touched[at] ?? 0) ^ 1;
    expect(decrypt(secret, 'letters', touched)).toBeNull();
  }
  expect(decrypt(secret, 'letters', sealed.subarray(0, 20))).toBeNull();
});
