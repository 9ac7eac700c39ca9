import type { BenchOptions, Measurement, Round } from '../measurement.ts';
import { get } from '../support/answers.ts';
import { createDatabase, fillPosts } from '../support/databases.ts';
import { dist } from '../support/programs.ts';
import { interleaved } from '../support/rounds.ts';
import { startApi, startReference } from '../support/servers.ts';
import { signIn } from '../support/staff.ts';

const postsOnSite = 1000;
/** The list of the blog, nine posts a page. */
const pages = Array.from({ length: Math.ceil(postsOnSite / 9) }, (_, page) => `/blog?page=${page + 1}`);
const connections = 8;
/** How often all of them are rendered in one turn. */
const passes = 5;

async function measureRendering({ rounds, postgresUrl }: BenchOptions): Promise<Round[]> {
  const database = await createDatabase(postgresUrl, (db) => fillPosts(db, postsOnSite));
  const api = await startApi(database.url);
  const tree = await startReference('tree', {
    DIST: dist,
    API_ORIGIN: api.origin,
    PAGES: JSON.stringify(pages),
  });
  const staff = await signIn(api.origin, database.db);
  let edits = 0;

  /**
   * The commit of this process purges at once, so each page that is asked for now is rendered for the first time.
   * @returns how long all of them took, in milliseconds
   */
  async function firstRenderings(): Promise<number> {
    edits += 1;
    const title = `Edited for the ${edits}th time`;
    await staff('PUT', `/blog/${postsOnSite}`, { title });
    const left = [...pages];
    let edited = 0;
    const began = performance.now();
    const askForAll = async () => {
      for (let page = left.shift(); page; page = left.shift()) {
        const { status, body } = await get(api.origin + page);
        if (status !== 200 || !body.includes('of walk number')) throw new Error(`${page}: ${status}`);
        if (body.includes(title)) edited += 1;
      }
    };
    await Promise.all(Array.from({ length: connections }, askForAll));
    const ms = performance.now() - began;
    if (edited !== 1) throw new Error(`${edited} pages show ${title}`);
    return ms;
  }
  async function treesAlone(): Promise<number> {
    const { body } = await get(tree.origin);
    return JSON.parse(body.toString()).ms;
  }
  const perSecond = (work: () => Promise<number>) => async () => {
    let ms = 0;
    for (let pass = 0; pass < passes; pass += 1) ms += await work();
    return (passes * pages.length * 1000) / ms;
  };

  try {
    return await interleaved(rounds, perSecond(firstRenderings), perSecond(treesAlone));
  } finally {
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
