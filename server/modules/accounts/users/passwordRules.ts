import type { Database } from '../../../platform/db/db.ts';
import { invalid } from '../../../platform/errors.ts';
import { hashPassword, isCommonPassword } from '../../../platform/security/passwords.ts';
import { getSettings } from '../../settings/queries.ts';
import { passwordLengths, userTexts } from './contract.ts';

/** The user that a password belongs to. */
export type PasswordOwner = { username: string; email: string; first_name: string; last_name: string };

/**
 * The hash of a new password. Rejects passwords that an attacker would try first, even long ones. Slow: call it before a
 * transaction.
 * @throws AppError 422 at `password`
 */
export async function hashValidatedPassword(
  db: Database,
  password: string,
  owner: PasswordOwner,
): Promise<string> {
  const message = await findPasswordProblem(password, owner, (await getSettings(db)).agency_name);
  if (message) throw invalid([{ field: 'password', message }]);
  return hashPassword(password);
}

/** Why a password of sufficient length is weak; null when it is not. */
export async function findPasswordProblem(
  password: string,
  owner: PasswordOwner,
  agencyName: string,
): Promise<string | null> {
  if (await isCommonPassword(password)) return userTexts.passwordCommon;
  return isTooShortWithout(password, contextWords(owner, agencyName)) ? userTexts.passwordOfNames : null;
}

const product = 'safarnama';
const shortestWord = 3;

/** Words of the product, the agency and the user, longest first; docs/security.md lists them. */
function contextWords({ username, email, first_name, last_name }: PasswordOwner, agencyName: string) {
  const texts = [product, agencyName, first_name, last_name, username, email.split('@')[0] ?? ''];
  const words = texts.flatMap((text) => text.toLowerCase().split(/[^\p{L}\p{N}]+/u));
  return [...new Set(words)]
    .filter((word) => word.length >= shortestWord)
    .sort((one, other) => other.length - one.length);
}

/** Whether the password would be too short without these words. */
function isTooShortWithout(password: string, words: readonly string[]): boolean {
  const whole = password.toLowerCase();
  const left = words.reduce((rest, word) => rest.replaceAll(word, ''), whole);
  return left !== whole && left.length < passwordLengths.min;
}
