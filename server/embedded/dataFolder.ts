import { chmod, mkdir } from 'node:fs/promises';
import { errorCode, StartError } from './startError.ts';

/**
 * Makes the data folder where there is none; one that exists is the operator's and stays as it is.
 * @throws StartError when it cannot be made
 */
export async function makeDataFolder(dataDir: string): Promise<void> {
  try {
    const made = await mkdir(dataDir, { recursive: true });
    // An unprivileged Postgres must pass through; nobody else can list what is in it.
    if (made !== undefined) await chmod(dataDir, 0o711);
  } catch (error) {
    throw new StartError(`DATA_DIR ${dataDir} cannot be made (${errorCode(error)}).`);
  }
}
