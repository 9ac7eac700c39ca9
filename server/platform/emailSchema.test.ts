import { describe, expect, it } from 'vitest';
import { emailSchema } from './contract.ts';

describe('an email address', () => {
  it.each([
    'asha@example.com',
    ' asha@example.com ',
    "o'brien+goa@mail.example.co.in",
    'asha@xn--p1b6ci4b4b3a.xn--11b5bs3a9aj6g',
    'अशा@उदाहरण.परीक्षा',
    'a@b-c.de',
    'a@b--c.d',
    `${'a'.repeat(64)}@${'b'.repeat(63)}.com`,
  ])('may be %j', (address) => {
    expect(emailSchema.safeParse(address)).toEqual({ success: true, data: address.trim() });
  });

  it('is read without the invisible characters of a copied text', () => {
    expect(emailSchema.parse('\u202a asha\u200b@example.com\u200b\u202c ')).toBe('asha@example.com');
    expect(emailSchema.safeParse('\u200b').error?.issues[0]?.message).toBe('Email is required');
  });

  it.each([
    'nobody',
    'asha@localhost',
    'a@example..com',
    'a@.example.com',
    'a@example.com.',
    'a@-x.com',
    'a@x-.com',
    'a@x.-com',
    'a@x.com-',
    'a@[127.0.0.1]',
    'a@[IPv6:::1]',
    'a@b@example.com',
    'a b@example.com',
    'a@exam ple.com',
    'Asha <asha@example.com>',
    'a@example.com,b@example.com',
    '@example.com',
  ])('is not %j', (address) => {
    const { error } = emailSchema.safeParse(address);
    expect(error?.issues.map(({ message }) => message)).toEqual(['Please enter a valid email address']);
  });

  it('is at most 254 characters long, and a longer one has only this error', () => {
    const { error } = emailSchema.safeParse(`${'a@'.repeat(200)}`);
    expect(error?.issues.map(({ message }) => message)).toEqual([
      'Email must be at most 254 characters long',
    ]);
  });
});
