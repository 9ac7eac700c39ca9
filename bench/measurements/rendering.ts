import type { BenchOptions, Measurement, Round } from '../measurement.ts';
import { get } from '../support/answers.ts';
import { createDatabase, fillPosts } from '../support/databases.ts';
import { startLoad } from '../support/load.ts';
import { dist } from '../support/programs.ts';
import { interleaved } from '../support/rounds.ts';
import { startApi, startReference } from '../support/servers.ts';
import { signIn } from '../support/staff.ts';

const postsOnSite = 1000;
const postsOnPage = 9;
/** The list of the blog: all of its pages that are full, whether the newest post shows or not. */
const numbers = Array.from({ length: Math.floor(postsOnSite / postsOnPage) }, (_, page) => page + 1);
const pathOf = (page: number) => `/blog?page=${page}`;
const connections = 8;
/** How often all of them are rendered in one turn. */
const passes = 20;

/** A post that a page shows if the newest one shows, or if it does not, and at no other time. */
function sign(page: number, newestShows: boolean): string {
  const first = postsOnSite - postsOnPage * (page - 1);
  return `walk number ${newestShows ? first : first - postsOnPage}.`;
}

async function measureRendering({ rounds, postgresUrl }: BenchOptions): Promise<Round[]> {
  const database = await createDatabase(postgresUrl, (db) => fillPosts(db, postsOnSite));
  const api = await startApi(database.url);
  const tree = await startReference('tree', {
    DIST: dist,
    API_ORIGIN: api.origin,
    PAGES: JSON.stringify(numbers.map(pathOf)),
  });
  const staff = await signIn(api.origin, database.db);
  const visitors = startLoad();
  let newestShows = true;

  /**
   * To show a post or not moves all others by one place: no page is as it was. The commit of this process purges at
   * once, so each page that is asked for now is rendered for the first time.
   * @returns how long all of them took, in milliseconds
   */
  async function firstRenderings(): Promise<number> {
    newestShows = !newestShows;
    await staff('PUT', `/blog/${postsOnSite}`, { published: newestShows });
    const requests = numbers.map((page) => ({
      path: pathOf(page),
      expect: { status: 200, contains: sign(page, newestShows) },
    }));
    const { count, perSecond } = await visitors.run(api.origin, null, requests, connections);
    return (count * 1000) / perSecond;
  }
  async function treesAlone(): Promise<number> {
    const { body } = await get(tree.origin);
    return JSON.parse(body.toString()).ms;
  }
  const perSecond = (work: () => Promise<number>) => async () => {
    let ms = 0;
    for (let pass = 0; pass < passes; pass += 1) ms += await work();
    return (passes * numbers.length * 1000) / ms;
  };

  try {
    return await interleaved(rounds, perSecond(firstRenderings), perSecond(treesAlone));
  } finally {
    visitors.stop();
    await Promise.all([api.stop(), tree.stop()]);
    await database.drop();
  }
}

export const rendering: Measurement = {
  name: 'first rendering after a purge',
  reference: 'renderToString of those trees alone',
  unit: 'renderings/s',
  better: 'higher',
  atLeast: 0.7,
  aim: 0.9,
  run: measureRendering,
};
