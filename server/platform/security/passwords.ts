import { randomBytes } from 'node:crypto';

/** Loaded with the first password. */
const argon2 = () => import('@node-rs/argon2');

/** argon2id with the library's defaults (19 MiB, 2 passes), which are OWASP's recommendation. */
export const hashPassword = async (password: string): Promise<string> => (await argon2()).hash(password);

/** The hash of a random password, for an account whose owner chooses one later. */
export const hashRandomPassword = (): Promise<string> => hashPassword(randomBytes(32).toString('base64url'));

let decoy: Promise<string> | undefined;

/**
 * Checks a password. Without a hash it does the same work and fails, so that timing does not reveal which accounts
 * exist.
 */
export async function passwordMatches(password: string, passwordHash: string | undefined): Promise<boolean> {
  const { hash, verify } = await argon2();
  decoy ??= hash('nobody has this password');
  const matches = await verify(passwordHash ?? (await decoy), password);
  return matches && passwordHash !== undefined;
}

let common: Promise<ReadonlySet<string>> | undefined;

/** Whether a password is among the 50,000 most common leaked ones, ignoring case. */
export async function isCommonPassword(password: string): Promise<boolean> {
  common ??= import('@zxcvbn-ts/language-common').then(
    ({ dictionary }) => new Set(dictionary['passwords-common']),
  );
  return (await common).has(password.toLowerCase());
}
