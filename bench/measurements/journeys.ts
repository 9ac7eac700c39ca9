import type { Database } from '../../server/platform/db/db.ts';
import type { BenchOptions, Measurement, Round } from '../measurement.ts';
import { computeMedian } from '../statistics.ts';
import { createDatabase } from '../support/databases.ts';
import { settle } from '../support/enquiryDatabase.ts';
import { startApi } from '../support/processes.ts';
import { get } from '../support/responses.ts';
import { interleaved } from '../support/rounds.ts';

const few = 1000;
const many = 10_000;
const turns = 40;

/** The choices of visitors: nothing, one filter, several, another order and a later page. */
const filters = [
  '',
  'month=july',
  'theme=beach&budget=40000',
  'month=december&days=5-6&type=domestic&group=family',
  'days=7-365&sort=price&order=desc',
  'theme=heritage&sort=name&page=3',
];

/** Journeys with the texts of real ones, spread over seasons, lengths, prices, themes and groups. */
async function fillJourneys(db: Database, count: number): Promise<void> {
  await db.raw(
    `insert into destinations (slug, name, type, image, trip_count, starting_price, description, highlights,
       best_time_to_visit, duration, difficulty, themes, group_types, featured, is_active, sort_order, itineraries,
       inclusions, exclusions, hotels, available_dates, payment_policies, cancellation_policies, created_at, updated_at)
     select 'journey-' || n, 'Journey ' || n, case when n % 4 = 0 then 'international' else 'domestic' end,
       '/pictures/destinations/goa.svg', 10, 9000 + n * 7919 % 110000,
       repeat('Two nights near the old forts, then a slow road to the south. ', 12), '["Forts at dawn"]',
       (array['November to February', 'June to September', 'October to March', 'Year round', 'April to October'])
         [1 + n % 5],
       (3 + n % 7) || ' Days - ' || (2 + n % 7) || ' Nights', 'Easy',
       array[(array['beach', 'mountains', 'heritage', 'wildlife', 'city'])[1 + n % 5],
             (array['family', 'honeymoon', 'adventure'])[1 + n % 3]],
       array[(array['private', 'small-group', 'family', 'couples'])[1 + n % 4]],
       false, true, n, jsonb_build_array(jsonb_build_object('day', 1, 'title', repeat('Arrival and a walk. ', 40))),
       '[]', '[]', '[]', '[]', '[]', '[]', now(), now()
     from generate_series(1, ?::int) n`,
    [count],
  );
  await settle(db);
}

/** The API on a database of so many journeys, without its response cache. */
async function openJourneys(postgresUrl: string, count: number) {
  const database = await createDatabase(postgresUrl, (db) => fillJourneys(db, count));
  const api = await startApi(database.url, { RESPONSE_CACHE_MB: '0' });
  return {
    async measure(): Promise<number> {
      const times: number[] = [];
      for (let turn = 0; turn < turns; turn += 1) {
        for (const filter of filters) {
          const began = performance.now();
          const { status, body } = await get(`${api.origin}/api/destinations/journeys?${filter}`);
          times.push(performance.now() - began);
          const response = JSON.parse(body.toString());
          if (status !== 200 || response.all !== count || response.destinations.length === 0)
            throw new Error(`${filter}: ${status} ${body}`);
        }
      }
      return computeMedian(times);
    },
    async close() {
      await api.stop();
      await database.drop();
    },
  };
}

async function measureJourneys({ rounds, postgresUrl }: BenchOptions): Promise<Round[]> {
  const subject = await openJourneys(postgresUrl, many);
  const reference = await openJourneys(postgresUrl, few);
  try {
    return await interleaved(rounds, subject.measure, reference.measure);
  } finally {
    await Promise.all([subject.close(), reference.close()]);
  }
}

export const journeys: Measurement = {
  name: 'filtered list of 10,000 journeys, p50',
  reference: 'the same with 1,000 journeys',
  unit: 'ms',
  better: 'lower',
  atLeast: 1.5,
  aim: 1.1,
  run: measureJourneys,
};
