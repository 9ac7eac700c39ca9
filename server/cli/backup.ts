import '../platform/process/failOnSignal.ts';
import { mkdir } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { readPlaces } from './backup/readPlaces.ts';
import { writeBackup } from './backup/writeBackup.ts';
import { toOneLine } from './formatProblem.ts';

/** `make backup`: writes database and uploads to one file, while everything runs. */
async function main(given: string | undefined) {
  const now = new Date();
  const name = `safarnama-${now.toISOString().slice(0, 19).replaceAll(':', '')}.tar.gz`;
  const places = readPlaces(process.env);
  const file = resolve(given || join(places.dataDir, 'backups', name));
  await mkdir(dirname(file), { recursive: true });
  const { tables, uploads } = await writeBackup({ ...places, now }, file);
  process.stdout.write(`Wrote ${file}: ${tables} tables, ${uploads} uploads.\n`);
}

main(process.argv[2]).catch((error: unknown) => {
  process.stderr.write(`Backup failed: ${toOneLine(error)}\n`);
  process.exitCode = 1;
});
