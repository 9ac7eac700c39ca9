import { describe, expect, it } from 'vitest';
import { tokenExpiry } from './storedSession.ts';

const buildToken = (claims: unknown) =>
  `head.${Buffer.from(JSON.stringify(claims)).toString('base64url')}.sign`;

describe('tokenExpiry', () => {
  it('reads the claim in milliseconds, base64url characters included', () => {
    expect(tokenExpiry(buildToken({ exp: 1_800_000_000, name: 'ÿþý?>' }))).toBe(1_800_000_000_000);
  });

  it('is null for an invalid token', () => {
    expect(tokenExpiry('nonsense')).toBeNull();
    expect(tokenExpiry('a.b.c')).toBeNull();
    expect(tokenExpiry(buildToken({ sub: 1 }))).toBeNull();
  });
});
