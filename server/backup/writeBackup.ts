import { createReadStream, createWriteStream } from 'node:fs';
import { mkdtemp, readdir, rename, rm, stat } from 'node:fs/promises';
import { dirname, join, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { to as copyTo } from 'pg-copy-streams';
import { pack as openPack, type Pack } from 'tar-stream';
import { withClient } from './connect.ts';
import { type Manifest, manifestFile, tablesFolder, uploadsFolder } from './manifest.ts';
import { listMigrations, listSequences, listTables } from './tables.ts';

type Source = {
  databaseUrl: string;
  /** Folder of the uploads; null when they do not live in a folder. */
  uploads: string | null;
  now: Date;
};

/**
 * Writes all rows of one moment and all uploads to a compressed tar. Nothing has to stop meanwhile. Uploads are read
 * after the rows, so every file that a row names is in it, unless it was deleted in between.
 * @returns how many tables and uploads are in it
 */
export async function writeBackup(
  { databaseUrl, uploads, now }: Source,
  file: string,
): Promise<{ tables: number; uploads: number }> {
  const unfinished = `${file}.part`;
  // Beside the backup, where there is room for it; rows are nobody else's to read.
  const spool = await mkdtemp(join(dirname(file), '.spool-'));
  try {
    const manifest = await copyTables(databaseUrl, spool, now);
    const pack = openPack();
    const written = pipeline(pack, createGzip(), createWriteStream(unfinished, { mode: 0o600 }));
    const [count] = await Promise.all([
      fill(pack, manifest, spool, uploads).catch((error: Error) => {
        pack.destroy(error);
        throw error;
      }),
      written,
    ]);
    await rename(unfinished, file);
    return { tables: manifest.tables.length, uploads: count };
  } finally {
    await rm(spool, { recursive: true, force: true });
    await rm(unfinished, { force: true });
  }
}

/** A tar tells sizes before contents, so the rows lie in a folder first. */
async function copyTables(databaseUrl: string, spool: string, now: Date): Promise<Manifest> {
  return withClient(databaseUrl, async (client) => {
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

async function fill(pack: Pack, manifest: Manifest, spool: string, uploads: string | null): Promise<number> {
  pack.entry({ name: manifestFile }, JSON.stringify(manifest));
  for (const { file } of manifest.tables) await addFile(pack, join(spool, file), tablesFolder + file);
  let count = 0;
  for (const path of uploads === null ? [] : await filesBelow(uploads)) {
    const name = relative(uploads ?? '', path)
      .split(sep)
      .join('/');
    if (await addFile(pack, path, uploadsFolder + name)) count += 1;
  }
  pack.finalize();
  return count;
}

/** Adds a file; false when it was deleted meanwhile. */
async function addFile(pack: Pack, path: string, name: string): Promise<boolean> {
  const found = await stat(path).catch(() => undefined);
  if (!found) return false;
  await pipeline(createReadStream(path), pack.entry({ name, size: found.size, mode: 0o600 }));
  return true;
}

/** All finished files below a folder; none when there is no such folder. */
async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true }).catch(() => []);
  return entries
    .filter((entry) => entry.isFile() && !entry.name.endsWith('.part'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}
