import { existsSync } from 'node:fs';
import { chmod, mkdir } from 'node:fs/promises';
import { dirname } from 'node:path';
import { errorCode } from '../../server/platform/errorCode.ts';
import { StartError } from '../../server/platform/process/startError.ts';

/**
 * Creates the data folder if it does not exist; an existing one belongs to the operator and stays unchanged.
 * @throws StartError when it cannot be created
 */
export async function makeDataFolder(dataDir: string): Promise<void> {
  if (existsSync(dataDir)) return;
  try {
    await makeFolder(dataDir);
    // An unprivileged Postgres must be able to traverse the folder; others cannot list it.
    await chmod(dataDir, 0o711);
  } catch (error) {
    throw new StartError(`DATA_DIR ${dataDir} cannot be created (${errorCode(error)}).`);
  }
}

/** With `recursive`, Node tries forever where a new folder is refused with ENOENT, as in /proc. */
async function makeFolder(path: string): Promise<void> {
  if (!existsSync(dirname(path))) await makeFolder(dirname(path));
  await mkdir(path);
}
