import { resolve } from 'node:path';
import { readPlaces } from './backup/readPlaces.ts';
import { restoreBackup } from './backup/restoreBackup.ts';
import { toOneLine } from './formatProblem.ts';

/** `make restore file=…`: restores a backup into an empty database and an empty folder of uploads. */
async function main(file: string | undefined) {
  if (!file) throw new Error('which backup? As in: make restore file=data/backups/….tar.gz');
  const stopping = new AbortController();
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, () => stopping.abort());
  const { tables, uploads } = await restoreBackup(readPlaces(process.env), resolve(file), stopping.signal);
  process.stdout.write(`Restored ${tables} tables and ${uploads} uploads.\n`);
}

main(process.argv[2]).catch((error: unknown) => {
  process.stderr.write(`Restore failed: ${toOneLine(error)}\n`);
  process.exitCode = 1;
});
