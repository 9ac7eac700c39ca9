import { createReadStream, createWriteStream, rmSync } from 'node:fs';
import { mkdtemp, readdir, rename, rm, stat, statfs } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Client } from 'pg';
import { to as copyTo } from 'pg-copy-streams';
import { pack as openPack, type Pack } from 'tar-stream';
import { readIfStored, type Storage } from '../../platform/storage/storage.ts';
import { dayMs } from '../../platform/text/days.contract.ts';
import { type Manifest, manifestFile, tablesFolder, uploadsFolder } from './manifest.ts';
import { listMigrations, listSequences, listTables } from './tables.ts';
import { withClient } from './withClient.ts';

type Source = {
  databaseUrl: string;
  storage: Storage;
  now: Date;
};

/**
 * Writes all rows of one moment and all uploads to a compressed tar. Nothing has to stop meanwhile. Uploads are read
 * after the rows, so every file that a row names is in it, unless it was deleted in between.
 * @returns how many tables and uploads are in it
 * @throws Error when there is too little space
 */
export async function writeBackup(
  { databaseUrl, storage, now }: Source,
  file: string,
): Promise<{ tables: number; uploads: number }> {
  const unfinished = `${file}.part`;
  // In the folder of the backup, which has the space; a folder from mkdtemp is readable only by its owner.
  await removeAbandoned(dirname(file), now);
  const spool = await mkdtemp(join(dirname(file), spoolPrefix));
  const cleanUp = () => {
    for (const path of [spool, unfinished]) rmSync(path, { recursive: true, force: true });
  };
  // After a signal nothing else runs.
  process.once('exit', cleanUp);
  try {
    const manifest = await copyTables(databaseUrl, spool, now);
    const pack = openPack();
    const written = pipeline(pack, createGzip(), createWriteStream(unfinished, { mode: 0o600 }));
    const [count] = await Promise.all([
      fill(pack, manifest, spool, storage).catch((error: Error) => {
        pack.destroy(error);
        throw error;
      }),
      written,
    ]);
    await rename(unfinished, file);
    return { tables: manifest.tables.length, uploads: count };
  } finally {
    process.off('exit', cleanUp);
    cleanUp();
  }
}

const spoolPrefix = '.spool-';

/** Removes the rows that backups left which were killed more than a day ago. */
async function removeAbandoned(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    if (!name.startsWith(spoolPrefix)) continue;
    const path = join(folder, name);
    // Another backup that ends meanwhile removes its own.
    const found = await stat(path).catch(() => null);
    if (found && now.getTime() - found.mtimeMs > dayMs) await rm(path, { recursive: true, force: true });
  }
}

/** A tar entry begins with its size, so the rows are first written to a folder. */
async function copyTables(databaseUrl: string, spool: string, now: Date): Promise<Manifest> {
  return withClient(databaseUrl, async (client) => {
    await assertEnoughSpace(client, spool);
    await client.query('begin isolation level repeatable read read only');
    const listed = await listTables(client);
    const tables = listed.map((table, at) => ({ ...table, file: `${String(at).padStart(3, '0')}.copy` }));
    for (const { name, columns, file } of tables) {
      const rows = client.query(copyTo(`copy ${name} (${columns.join(', ')}) to stdout`));
      await pipeline(rows, createWriteStream(join(spool, file), { mode: 0o600 }));
    }
    const migrations = await listMigrations(client);
    const sequences = await listSequences(client);
    await client.query('commit');
    return { format: 1, madeAt: now.toISOString(), migrations, tables, sequences };
  });
}

/** Postgres may share the disk: a full one would stop it. */
async function assertEnoughSpace(client: Client, folder: string): Promise<void> {
  const { rows } = await client.query<{ size: string }>(
    'select pg_database_size(current_database()) as size',
  );
  const needed = Number(rows[0]?.size);
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize >= needed) return;
  const [free, size] = [bavail * bsize, needed].map((bytes) => `${Math.floor(bytes / 1e6)} MB`);
  throw new Error(`${dirname(folder)} has ${free} free, the database ${size}: write the backup elsewhere`);
}

async function fill(pack: Pack, manifest: Manifest, spool: string, storage: Storage): Promise<number> {
  pack.entry({ name: manifestFile }, JSON.stringify(manifest));
  for (const { file } of manifest.tables) {
    const path = join(spool, file);
    await add(pack, tablesFolder + file, { stream: createReadStream(path), size: (await stat(path)).size });
  }
  let count = 0;
  for await (const key of storage.list()) {
    // A file deleted in the meantime is skipped.
    const upload = await readIfStored(storage, key);
    if (!upload) continue;
    await add(pack, uploadsFolder + key, upload);
    count += 1;
  }
  pack.finalize();
  return count;
}

const add = (pack: Pack, name: string, { stream, size }: { stream: Readable; size: number }) =>
  pipeline(stream, pack.entry({ name, size, mode: 0o600 }));
