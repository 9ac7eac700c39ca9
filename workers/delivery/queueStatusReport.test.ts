import { beforeEach, describe, expect, it } from 'vitest';
import type { QueueStatus } from '../../server/modules/operations/queries.ts';
import { useDatabase } from '../../server/testing/database.ts';
import { explainPlans } from '../../server/testing/plans.ts';
import { type ConsumedUntil, reportQueueStatus } from './queueStatusReport.ts';
import type { Queues } from './queues.ts';

/** Queues without a job: only the read models are checked here. */
const emptyQueues = {
  backend: 'postgres',
  assertAvailable: () => undefined,
  get: () => ({ getJobCounts: async () => ({}), isPaused: async () => false }),
} as unknown as Queues; // reportQueueStatus calls nothing else while no job has failed

describe('the lag of a read model', () => {
  const database = useDatabase();
  beforeEach(async () => {
    for (const table of ['events', 'consumed_events', 'queue_snapshot']) await database.db(table).delete();
  });

  const consume = (consumer: string, event_id: number) =>
    database.db('consumed_events').insert({ consumer, event_id });
  const recordEvent = async (secondsAgo: number, consumedBy: string[], published = true) => {
    const occurred_at = new Date(Date.now() - secondsAgo * 1000);
    const [{ id }] = await database
      .db('events')
      .insert({
        type: 'enquiry.submitted',
        entity_type: 'enquiry',
        entity_id: 1,
        data: '{}',
        occurred_at,
        published_at: published ? new Date() : null,
      })
      .returning('id');
    for (const consumer of consumedBy) await consume(consumer, id);
    return id;
  };

  const lags = async (consumedUntil?: ConsumedUntil) => {
    await database.db('queue_snapshot').delete();
    await reportQueueStatus(database.db, emptyQueues, consumedUntil);
    const { read_models }: Pick<QueueStatus, 'read_models'> = await database.db('queue_snapshot').first();
    // Whole minutes, so that the duration of the test does not matter.
    return Object.fromEntries(
      read_models.map(({ name, lag_seconds }) => [name, Math.floor(lag_seconds / 60)]),
    );
  };

  it('is zero without events, and on an idle system whose last event has a lower id than an older one', async () => {
    expect(await lags()).toEqual({ activity: 0, statistics: 0, responses: 0 });
    await recordEvent(60, ['activity', 'statistics', 'responses']);
    await recordEvent(720, ['activity', 'statistics', 'responses']);
    expect(await lags()).toEqual({ activity: 0, statistics: 0, responses: 0 });
  });

  it('is the age of the oldest event that it has not consumed, published or not', async () => {
    await recordEvent(1200, ['activity', 'statistics', 'responses']);
    await recordEvent(630, ['statistics', 'responses']);
    await recordEvent(330, ['activity']);
    await recordEvent(90, [], false);
    expect(await lags()).toEqual({ activity: 10, statistics: 5, responses: 5 });
  });

  it('is found by each report where the one before has stopped', async () => {
    const consumedUntil: ConsumedUntil = new Map();
    const all = ['activity', 'statistics', 'responses'];
    await recordEvent(1200, all);
    const [first, second] = [await recordEvent(630, []), await recordEvent(330, [])];
    for (const consumer of ['statistics', 'responses']) {
      await consume(consumer, first);
      await consume(consumer, second);
    }
    expect(await lags(consumedUntil)).toEqual({ activity: 10, statistics: 0, responses: 0 });
    expect(await lags(consumedUntil)).toEqual({ activity: 10, statistics: 0, responses: 0 });
    await consume('activity', first);
    expect(await lags(consumedUntil)).toEqual({ activity: 5, statistics: 0, responses: 0 });
    await recordEvent(210, ['activity', 'statistics']);
    expect(await lags(consumedUntil)).toEqual({ activity: 5, statistics: 0, responses: 3 });
    await consume('activity', second);
    expect(await lags(consumedUntil)).toEqual({ activity: 0, statistics: 0, responses: 3 });
  });

  it('is found without reading the events of a week again', async () => {
    await database.db.raw(`
      insert into events (type, entity_type, entity_id, data, occurred_at, published_at)
      select 'enquiry.submitted', 'enquiry', n, '{}', at, at
      from generate_series(1, 20000) as n, make_interval(secs => n * 30) as age, lateral (select now() - age) as of (at);
      insert into consumed_events (consumer, event_id)
      select consumer, id from events, unnest(array['activity', 'statistics', 'responses']) as consumer;
      analyze events, consumed_events`);
    const consumedUntil: ConsumedUntil = new Map();
    await lags(consumedUntil);
    const plans = await explainPlans(database.db, async () => void (await lags(consumedUntil)));
    const looks = plans.filter(({ sql }) => sql.includes('consumed_until'));
    expect(looks).toHaveLength(3);
    for (const { sql, plan } of looks) {
      expect(plan, sql).not.toMatch(/Seq Scan on (events|consumed_events)/);
      // A plan's estimate is precise enough to distinguish a minute from a week.
      const estimates = [...plan.matchAll(/published_at.*rows=(\d+)/g)].map(([, rows]) => Number(rows));
      expect(estimates.length, plan).toBeGreaterThan(0);
      expect(Math.max(...estimates), plan).toBeLessThan(1000);
    }
  });
});
