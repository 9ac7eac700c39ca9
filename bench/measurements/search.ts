import type { Database } from '../../server/platform/db/db.ts';
import type { BenchOptions, Measurement, Round } from '../measurement.ts';
import { computeMedian } from '../statistics.ts';
import { createDatabase } from '../support/databases.ts';
import { settle } from '../support/enquiryDatabase.ts';
import { startApi } from '../support/processes.ts';
import { get } from '../support/responses.ts';
import { interleaved } from '../support/rounds.ts';

const turns = 20;

/** Searches as visitors type them: whole words, parts, and typing errors. */
const searches = [
  'kerala',
  'kerala monsoon',
  'houseboat',
  'lade',
  'festival in jaipur',
  'kerla',
  'monson',
  'ladhak',
];

/** Articles with titles of several words each, so that a search matches some of them. */
async function fillArticles(db: Database, count: number): Promise<void> {
  await db.raw('set statement_timeout = 0');
  await db.raw(
    `insert into posts (kind, slug, title, excerpt, content, words, categories, tags, featured_image, featured,
       published, published_at, author, views, created_at, updated_at)
     select 'blog', 'post-' || n, season || ' ' || thing || ' in ' || place || ', part ' || n,
       'Oak woods, slate roofs and a bus that stops where somebody waves: walk number ' || n || '.',
       '<p>The road climbs through terraces.</p>', 7, array['Travel'], array[lower(place)],
       '/pictures/blog/trek.svg', false, true, at, 'Asha Naik', 0, at, at
     from generate_series(1, ?::int) n,
       lateral (select
         (array['Kerala', 'Kumaon', 'Ladakh', 'Jaipur', 'Hampi', 'Coorg', 'Goa', 'Sikkim', 'Udaipur', 'Varanasi',
                'Spiti', 'Andaman', 'Madurai', 'Bundi', 'Chettinad', 'Tawang', 'Kutch', 'Orchha', 'Munnar', 'Bhutan'])
           [1 + n % 20] as place,
         (array['Monsoon', 'Winter', 'Harvest', 'Spring', 'Summer', 'Autumn', 'Festive', 'Quiet', 'Early', 'Late'])
           [1 + n / 20 % 10] as season,
         (array['houseboats', 'walks', 'trains', 'kitchens', 'gardens', 'forts', 'markets', 'temples', 'beaches',
                'festival'])[1 + n / 200 % 10] as thing,
         timestamptz '2020-01-01' + n * interval '20 minutes' as at) as facts`,
    [count],
  );
  await settle(db);
}

async function measureSearch({ rounds, posts, postgresUrl }: BenchOptions): Promise<Round[]> {
  const database = await createDatabase(postgresUrl, (db) => fillArticles(db, posts));
  const api = await startApi(database.url);
  try {
    return await interleaved(
      rounds,
      () => searchAll(api.origin),
      async () => null,
    );
  } finally {
    await api.stop();
    await database.drop();
  }
}

/** The median of many searches, in milliseconds. */
async function searchAll(origin: string): Promise<number> {
  const times: number[] = [];
  for (let turn = 0; turn < turns; turn += 1) {
    for (const words of searches) {
      const began = performance.now();
      const { status, body } = await get(`${origin}/api/search?q=${encodeURIComponent(words)}`);
      times.push(performance.now() - began);
      if (status !== 200 || JSON.parse(body.toString()).data.results.length === 0)
        throw new Error(`${words}: ${status} ${body}`);
    }
  }
  return computeMedian(times);
}

export const search: Measurement = {
  name: 'search of the site over 100,000 articles, p50',
  reference: '',
  unit: 'ms',
  better: 'lower',
  atLeast: 15,
  aim: 5,
  run: measureSearch,
};
