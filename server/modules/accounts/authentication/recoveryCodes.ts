import { createHash, randomBytes } from 'node:crypto';
import { recoveryCodeCount } from './contract.ts';

/** Excludes letters that are easily misread: i, l, o, u. */
const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/** Ten codes of 80 random bits, such as `4f7k-92mq-x0ae-h3vd`. */
export const newRecoveryCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, () =>
    [...randomBytes(16)]
      .map((byte) => alphabet[byte % alphabet.length])
      .join('')
      .replace(/(.{4})(?=.)/g, '$1-'),
  );

/**
 * The stored hash of a code, regardless of how it was typed. The codes have the entropy of keys, so a plain hash
 * is enough; unlike everything derived from `JWT_SECRET`, they survive a change of that secret.
 */
export function hashCode(code: string): Buffer {
  const typed = code.toLowerCase().replace(/[^a-z0-9]/g, '');
  return createHash('sha256').update(typed).digest();
}
