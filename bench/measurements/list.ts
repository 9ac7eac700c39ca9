import { updatePost } from '../../server/modules/articles/commands/updatePost.ts';
import { eventually } from '../../server/testing/eventually.ts';
import type { BenchOptions, Measurement, Round } from '../measurement.ts';
import { type BenchDatabase, createDatabase, fillPosts } from '../support/databases.ts';
import { load } from '../support/load.ts';
import { startApi, startReference } from '../support/processes.ts';
import { get } from '../support/responses.ts';
import { interleaved } from '../support/rounds.ts';

const path = '/api/blog/all?page=1&limit=9';
const smallSite = 1000;

/** Nine posts of `posts`, from the API with these settings and from bare Koa with the same query. */
async function measureList(
  { rounds, seconds, postgresUrl }: BenchOptions,
  posts: number,
  settings: Record<string, string>,
): Promise<Round[]> {
  const database = await createDatabase(postgresUrl, (db) => fillPosts(db, posts));
  const api = await startApi(database.url, settings);
  const bare = await startReference('bare', { DATABASE_URL: database.url });
  try {
    const ours = await get(api.origin + path);
    const theirs = await get(`${bare.origin}/posts`);
    checkSame(ours.body, theirs.body, posts);
    const found = await interleaved(
      rounds,
      async () => (await load(api.origin, seconds, { path, expect: ours })).perSecond,
      async () => (await load(bare.origin, seconds, { path: '/posts', expect: theirs })).perSecond,
    );
    await checkFresh(database, api.origin);
    return found;
  } finally {
    await Promise.all([api.stop(), bare.stop()]);
    await database.drop();
  }
}

function checkSame(ours: Buffer, theirs: Buffer, posts: number): void {
  const response = JSON.parse(ours.toString());
  const joinIds = (body: { posts: { id: number }[] }) => body.posts.map(({ id }) => id).join();
  if (response.pagination.total !== posts)
    throw new Error(`${posts} posts expected, not ${response.pagination.total}`);
  if (joinIds(response) !== joinIds(JSON.parse(theirs.toString())))
    throw new Error('The lists are not the same');
}

const freshWithinMs = 1000;

/** Another process edits the first post of the list, which must show it within a second. */
async function checkFresh({ db }: BenchDatabase, origin: string): Promise<void> {
  const { posts } = JSON.parse((await get(origin + path)).body.toString());
  const title = `Edited at ${Date.now()}`;
  await updatePost(db, 'blog', posts[0].id, { title }, { actor: null, now: new Date(), requestId: null });
  await eventually(async () => (await get(origin + path)).body.includes(title), freshWithinMs);
}

const list = (title: string, posts: (options: BenchOptions) => number, isCached: boolean): Measurement => ({
  name: title,
  reference: 'bare Koa + pg, the same query',
  unit: 'responses/s',
  better: 'higher',
  atLeast: isCached ? 4 : 0.6,
  aim: isCached ? 5.5 : 1,
  run: (options) => measureList(options, posts(options), isCached ? {} : { RESPONSE_CACHE_MB: '0' }),
});

export const lists: Measurement[] = [
  list('list of 9, small site, cached', () => smallSite, true),
  list('list of 9, large site, cached', ({ posts }) => posts, true),
  list('list of 9, small site, uncached', () => smallSite, false),
  list('list of 9, large site, uncached', ({ posts }) => posts, false),
];
