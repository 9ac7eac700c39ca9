import { expect, it } from 'vitest';
import { seal, unseal } from './sealed.ts';

const secret = 'a test secret of more than 32 characters';

it('opens what it sealed, and nothing that was sealed otherwise or touched', () => {
  const sealed = seal(secret, 'letters', 'Goa, ₹ 100');
  expect(unseal(secret, 'letters', sealed)).toBe('Goa, ₹ 100');
  expect(sealed.includes('Goa')).toBe(false);
  expect(seal(secret, 'letters', 'Goa, ₹ 100').equals(sealed)).toBe(false);
  expect(unseal('another secret of more than 32 chars', 'letters', sealed)).toBeNull();
  expect(unseal(secret, 'numbers', sealed)).toBeNull();
  for (const at of [0, 12, sealed.length - 1]) {
    const touched = Buffer.from(sealed);
    touched[at] = (touched[at] ?? 0) ^ 1;
    expect(unseal(secret, 'letters', touched)).toBeNull();
  }
  expect(unseal(secret, 'letters', sealed.subarray(0, 20))).toBeNull();
});
