import { chmod, mkdir } from 'node:fs/promises';
import { errorCode } from '../../server/platform/errorCode.ts';
import { StartError } from '../../server/platform/process/startError.ts';

/**
 * Creates the data folder if it does not exist; an existing one belongs to the operator and stays unchanged.
 * @throws StartError when it cannot be created
 */
export async function makeDataFolder(dataDir: string): Promise<void> {
  try {
    const made = await mkdir(dataDir, { recursive: true });
    // An unprivileged Postgres must be able to traverse the folder; others cannot list it.
    if (made !== undefined) await chmod(dataDir, 0o711);
  } catch (error) {
    throw new StartError(`DATA_DIR ${dataDir} cannot be created (${errorCode(error)}).`);
  }
}
