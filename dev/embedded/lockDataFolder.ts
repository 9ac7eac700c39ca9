import { readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { errorCode } from '../../server/platform/errorCode.ts';
import { readCommandLine } from '../../server/platform/process/readCommandLine.ts';
import { StartError } from '../../server/platform/process/startError.ts';

/**
 * Makes this process the only one that serves the data folder. The lock of a process that has ended does not count.
 * @returns a function that releases the folder
 * @throws StartError when another process serves it
 */
export async function lockDataFolder(dataDir: string): Promise<() => Promise<void>> {
  const file = join(dataDir, 'run.pid');
  for (;;) {
    try {
      await writeFile(file, String(process.pid), { flag: 'wx' });
      return () => rm(file, { force: true });
    } catch (error) {
      if (errorCode(error) !== 'EEXIST') {
        throw new StartError(`DATA_DIR ${dataDir} cannot be written to (${errorCode(error)}).`);
      }
    }
    const pid = Number(await readFile(file, 'utf8').catch(() => ''));
    const isServed =
      pid !== process.pid && pid > 0 && /dev[\\/](run|withDatabase)\./.test(await readCommandLine(pid));
    if (isServed) {
      throw new StartError(`DATA_DIR ${dataDir} is in use: Safarnama runs already (process ${pid}).`);
    }
    await rm(file, { force: true });
  }
}
