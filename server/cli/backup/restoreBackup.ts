import { createReadStream } from 'node:fs';
import { buffer, json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import type { Client } from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import { extract as openExtract } from 'tar-stream';
import type { Storage } from '../../platform/storage/storage.ts';
import { type Manifest, manifestFile, manifestSchema, tablesFolder, uploadsFolder } from './manifest.ts';
import { listDerivingTriggers, listMigrations, listTables } from './tables.ts';
import { withClient } from './withClient.ts';

/** An entry of the archive: it is read to its end before the next one. */
type Content = AsyncIterable<unknown>;

/**
 * What was lost since the backup has numbers that others know: of enquiries in links and reply addresses that visitors
 * received, of events in Message-IDs and in jobs on Redis. None of them may be given to something else.
 */
const knownSequences = ['public.enquiries_id_seq', 'public.events_id_seq'];
/** More than a backup misses, and one a second, because the same backup may have been restored before. */
const countSkipped = (madeAt: string) => 100_000 + Math.round((Date.now() - Date.parse(madeAt)) / 1000);

type Target = { databaseUrl: string; storage: Storage };

/**
 * Restores a backup into an empty, migrated database and a storage without uploads. The rows are one transaction, which
 * commits after the last file: a failure leaves the database empty.
 * @param signal stops it, as a failure does
 * @returns how many tables and uploads were restored
 * @throws Error when the target is not empty, or has another schema
 */
export async function restoreBackup(
  { databaseUrl, storage }: Target,
  file: string,
  signal?: AbortSignal,
): Promise<{ tables: number; uploads: number }> {
  for await (const key of storage.list()) {
    throw new Error(`There are uploads already, such as ${key}: restore into an empty folder`);
  }
  const storedKeys: string[] = [];
  const restored = withClient(databaseUrl, async (client) => {
    await client.query('begin');
    const done = { tables: 0, uploads: 0 };
    let manifest: Manifest | undefined;
    const extract = openExtract();
    const unpacked = pipeline(createReadStream(file), createGunzip(), extract, { signal });
    // An error in the archive also ends the loop below.
    unpacked.catch(() => undefined);
    for await (const entry of extract) {
      const { name } = entry.header;
      if (name === manifestFile) {
        manifest = manifestSchema.parse(await json(entry));
        await assertRestorable(client, manifest);
        await emptyTables(client);
      } else if (name.startsWith(tablesFolder)) {
        const table = manifest?.tables.find((one) => tablesFolder + one.file === name);
        if (!table) throw new Error(`The backup does not say what ${name} is`);
        await copyInto(client, table, entry);
        done.tables += 1;
      } else if (name.startsWith(uploadsFolder)) {
        const key = name.slice(uploadsFolder.length);
        storedKeys.push(key);
        // Uploads are small: each was submitted with a form.
        await storage.putBuffer(key, await buffer(entry));
        done.uploads += 1;
      } else throw new Error(`There is no place for ${name} here`);
    }
    await unpacked;
    if (!manifest || done.tables !== manifest.tables.length) throw new Error('The backup is not whole');
    for (const { name, last, isCalled } of manifest.sequences) {
      await client.query(`create sequence if not exists ${name}`); // the manifest's names are checked
      const next = knownSequences.includes(name) ? last + countSkipped(manifest.madeAt) : last;
      await client.query('select setval($1::regclass, $2, $3)', [name, next, isCalled]);
    }
    for (const { name } of await listTables(client)) {
      await client.query(`alter table ${name} enable trigger user`);
    }
    await client.query('commit');
    return done;
  });
  return restored.catch(async (error: unknown) => {
    await Promise.allSettled(storedKeys.map((key) => storage.remove(key)));
    throw error;
  });
}

/** @throws Error when the target has another schema, or is not empty */
async function assertRestorable(client: Client, manifest: Manifest): Promise<void> {
  const migrations = await listMigrations(client);
  if (JSON.stringify(migrations) !== JSON.stringify([...manifest.migrations].sort())) {
    const newest = manifest.migrations.at(-1);
    throw new Error(
      `The backup is of schema ${newest}, the database of ${migrations.at(-1)}: use that release`,
    );
  }
  const tables = new Set((await listTables(client)).map(({ name }) => name));
  const missing = manifest.tables.filter(({ name }) => !tables.has(name)).map(({ name }) => name);
  if (missing.length > 0) throw new Error(`The database has no ${missing.join(', ')}`);
  const { rows } = await client.query<{ is_used: boolean }>(
    'select exists (select from users) or exists (select from events) as is_used',
  );
  if (rows[0]?.is_used)
    throw new Error('The database holds users or events already: restore into an empty one');
}

/** Removes the rows that migrations inserted, and disables the triggers until the rows of the backup are in. */
async function emptyTables(client: Client): Promise<void> {
  const tables = (await listTables(client)).map(({ name }) => name);
  await client.query(`truncate ${tables.join(', ')}`);
  // The rows that triggers write are also in the backup, except for the schema `derived`.
  for (const name of tables) await client.query(`alter table ${name} disable trigger user`);
  for (const { table, trigger } of await listDerivingTriggers(client)) {
    await client.query(`alter table ${table} enable trigger ${trigger}`);
  }
}

async function copyInto(client: Client, table: Manifest['tables'][number], rows: Content): Promise<void> {
  const columns = table.columns.join(', ');
  await pipeline(rows, client.query(copyFrom(`copy ${table.name} (${columns}) from stdin`)));
}
