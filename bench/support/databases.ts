import { randomBytes } from 'node:crypto';
import { type Database, openDatabase } from '../../server/platform/db/db.ts';
import { migrateToLatest } from '../../server/platform/db/migrations.ts';
import { fillTables } from '../../server/testing/fillTables.ts';
import { databaseUrl } from '../../server/testing/globalSetup.ts';

export type BenchDatabase = { url: string; db: Database; drop(): Promise<void> };

/** A migrated database on the server of the bench; `fill` inserts the data to measure. */
export async function createDatabase(
  postgresUrl: string,
  fill: (db: Database) => Promise<unknown> = async () => undefined,
): Promise<BenchDatabase> {
  const name = `bench_${randomBytes(6).toString('hex')}`;
  const onServer = async (statement: string) => {
    const server = openDatabase(postgresUrl, 1, 'bench-admin');
    await server.raw(statement, [name]).finally(() => server.destroy());
  };
  await onServer('create database ??');
  const url = databaseUrl(postgresUrl, name);
  const db = openDatabase(url, 4, 'bench');
  await migrateToLatest(db);
  await db.raw('set statement_timeout = 0');
  await fill(db);
  return {
    url,
    db,
    async drop() {
      await db.destroy();
      await onServer('drop database ?? with (force)');
    },
  };
}

/** Published blog posts, a minute apart. */
export async function fillPosts(db: Database, count: number): Promise<void> {
  await fillTables(db, ['posts'], (trx) =>
    trx.raw(
      `insert into posts (kind, slug, title, excerpt, content, words, categories, tags, featured_image, featured,
         published, published_at, author, views, created_at, updated_at)
       select 'blog', 'post-' || n, 'A week in the hills of Kumaon, part ' || n,
         'Oak woods, slate roofs and a bus that stops wherever somebody waves: notes of walk number ' || n || '.',
         '<p>' || repeat('The road climbs through terraces of wheat. ', 40) || '</p>', 280,
         array['Travel', 'Guide'], array['hills', 'walking', 'kumaon'], '/pictures/blog/trek.svg', n % 10 = 0,
         true, timestamptz '2026-01-01' + n * interval '1 minute', 'Asha Naik', n % 500,
         timestamptz '2026-01-01' + n * interval '1 minute', timestamptz '2026-01-01' + n * interval '1 minute'
       from generate_series(1, ?::int) n`,
      [count],
    ),
  );
  await db.raw('vacuum analyze posts');
}
