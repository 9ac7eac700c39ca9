import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { ensureFirstAdmin } from '../modules/accounts/users/commands/ensureFirstAdmin.ts';
import type { Config } from '../platform/config.ts';
import type { Database } from '../platform/db/db.ts';
import { formatPath } from './formatPath.ts';

/** How the first administrator signs in, as far as this start knows it. */
export type SignIn = { name: string; password: string };

/** Creates the first administrator unless an account exists, and returns the sign-in data as far as it is known. */
export async function firstAdmin(db: Database, config: Config): Promise<SignIn> {
  const file = join(config.DATA_DIR, 'first-admin.txt');
  const shownFile = formatPath(file);
  // Before the account, whose generated password would be lost otherwise.
  await mkdir(config.DATA_DIR, { recursive: true, mode: 0o700 });
  const made = await ensureFirstAdmin(db, config, new Date());
  if (made.created) {
    const lines = [`email: ${made.email}`, `username: ${made.username}`];
    if (made.password) lines.push(`password: ${made.password}`);
    await writeFile(file, `${lines.join('\n')}\n`, { mode: 0o600 });
    return {
      name: `${made.email} or ${made.username}`,
      password: made.password
        ? `${made.password}   (also stored in ${shownFile})`
        : `as set in ADMIN_PASSWORD${made.weakness ? `   (change it soon: ${made.weakness})` : ''}`,
    };
  }
  const stored = Object.fromEntries(
    (await readFile(file, 'utf8').catch(() => '')).split('\n').map((line) => line.split(': ')),
  );
  if (!stored.email) return { name: 'as set up earlier', password: 'as set up earlier' };
  return {
    name: `${stored.email} or ${stored.username}`,
    password: stored.password
      ? `as printed at the first start (stored in ${shownFile})`
      : 'as set at the first start in ADMIN_PASSWORD',
  };
}
