import { createHash, randomBytes } from 'node:crypto';
import { recoveryCodeCount } from './contract.ts';

/** Nothing that could be read as something else: no i, l, o, u. */
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
 * What the database keeps of a code, however it was typed. The codes are as random as keys, so that a plain hash
 * will do; and unlike all that hangs on `JWT_SECRET` they outlive a change of it.
 */
export function hashOfCode(code: string): Buffer {
  const typed = code.toLowerCase().replace(/[^a-z0-9]/g, '');
  return createHash('sha256').update(typed).digest();
}
