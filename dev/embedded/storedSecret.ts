import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCode } from '../../server/platform/errorCode.ts';

/** The secret in a file that only its owner can read; generated (48 hexadecimal digits) at the first call. */
export async function readStoredSecret(file: string): Promise<string> {
  await mkdir(dirname(file), { recursive: true });
  try {
    const secret = randomBytes(24).toString('hex');
    await writeFile(file, `${secret}\n`, { mode: 0o600, flag: 'wx' });
    return secret;
  } catch (error) {
    if (errorCode(error) !== 'EEXIST') throw error;
    return (await readFile(file, 'utf8')).trim();
  }
}
