import type { BenchOptions, Measurement, Round } from '../measurement.ts';
import { medianOf } from '../statistics.ts';
import { get } from '../support/answers.ts';
import { createDatabase, fillPosts } from '../support/databases.ts';
import { dist } from '../support/programs.ts';
import { interleaved } from '../support/rounds.ts';
import { startApi, startReference } from '../support/servers.ts';
import { signIn } from '../support/staff.ts';

const page = '/blog';
const postsOnSite = 1000;
const renderings = 60;

async function measureRendering({ rounds, postgresUrl }: BenchOptions): Promise<Round[]> {
  const database = await createDatabase(postgresUrl, (db) => fillPosts(db, postsOnSite));
  const api = await startApi(database.url);
  const tree = await startReference('tree', { DIST: dist, API_ORIGIN: api.origin, PAGE: page });
  const staff = await signIn(api.origin, database.db);
  let edits = 0;

  /** The commit of this process purges at once, so the next answer is the first rendering of the new page. */
  async function firstRendering(): Promise<number> {
    edits += 1;
    const title = `Edited for the ${edits}th time`;
    await staff('PUT', `/blog/${postsOnSite}`, { title });
    const began = performance.now();
    const { body } = await get(api.origin + page);
    const ms = performance.now() - began;
    if (!body.includes(title)) throw new Error(`${page} does not show ${title}`);
    return ms;
  }
  const perSecond = (times: number[]) => 1000 / medianOf(times);

  try {
    return await interleaved(
      rounds,
      async () => {
        const times: number[] = [];
        while (times.length < renderings) times.push(await firstRendering());
        return perSecond(times);
      },
      async () => {
        const { body } = await get(`${tree.origin}/times?count=${renderings}`);
        return perSecond(JSON.parse(body.toString()));
      },
    );
  } finally {
    await Promise.all([api.stop(), tree.stop()]);
    await database.drop();
  }
}

export const rendering: Measurement = {
  name: 'first rendering after a purge',
  reference: 'renderToString of that tree alone',
  unit: 'renderings/s',
  better: 'higher',
  atLeast: 0.7,
  aim: 0.9,
  run: measureRendering,
};
