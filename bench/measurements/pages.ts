import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BenchOptions, Measurement, Round } from '../measurement.ts';
import { createDatabase, fillPosts } from '../support/databases.ts';
import { load } from '../support/load.ts';
import { startApi, startReference } from '../support/processes.ts';
import { get } from '../support/responses.ts';
import { interleaved } from '../support/rounds.ts';

const page = '/blog';
const postsOnSite = 1000;
const compressed = { 'Accept-Encoding': 'gzip, deflate, br' };

/** The API with some posts, and Koa that has the compressed page in memory. */
async function compareWithMemory(
  { postgresUrl }: BenchOptions,
  work: (servers: { api: string; memory: string; body: Buffer }) => Promise<Round[]>,
): Promise<Round[]> {
  const folder = await mkdtemp(join(tmpdir(), 'safarnama-bench-'));
  const database = await createDatabase(postgresUrl, (db) => fillPosts(db, postsOnSite));
  const api = await startApi(database.url);
  const { status, headers, body } = await get(api.origin + page, compressed);
  if (status !== 200 || headers['content-encoding'] !== 'br') throw new Error(`${page}: no Brotli page`);
  const file = join(folder, 'body');
  await writeFile(file, body);
  const memory = await startReference('memory', { BODY_FILE: file });
  try {
    return await work({ api: api.origin, memory: memory.origin, body });
  } finally {
    await Promise.all([api.stop(), memory.stop()]);
    await database.drop();
    await rm(folder, { recursive: true, force: true });
  }
}

const wholePage: Measurement = {
  name: 'public page, Brotli',
  reference: 'bare Koa from memory, the same bytes',
  unit: 'responses/s',
  better: 'higher',
  atLeast: 0.85,
  aim: 1.4,
  run: (options) =>
    compareWithMemory(options, ({ api, memory, body }) => {
      const expect = { status: 200, body };
      const ask = (origin: string) =>
        load(origin, options.seconds, { path: page, headers: compressed, expect });
      return interleaved(
        options.rounds,
        async () => (await ask(api)).perSecond,
        async () => (await ask(memory)).perSecond,
      );
    }),
};

const conditional = (name: string, path: string): Measurement => ({
  name,
  reference: 'bare Koa responding 304',
  unit: 'responses/s',
  better: 'higher',
  atLeast: 0.9,
  aim: 1.4,
  run: (options) =>
    compareWithMemory(options, async ({ api, memory }) => {
      const etag = (await get(api + path)).headers['etag'] ?? '';
      const ask = (origin: string, tag: string) =>
        load(origin, options.seconds, { path, headers: { 'If-None-Match': tag }, expect: { status: 304 } });
      return interleaved(
        options.rounds,
        async () => (await ask(api, etag)).perSecond,
        async () => (await ask(memory, '"known"')).perSecond,
      );
    }),
});

export const pages: Measurement[] = [
  wholePage,
  conditional('page not modified (304)', page),
  conditional('list not modified (304)', '/api/blog/all?page=1&limit=9'),
];
