import { beforeEach, describe, expect, it } from 'vitest';
import type { QueueStatus } from '../../server/modules/operations/queries.ts';
import { useDatabase } from '../../server/testing/database.ts';
import { reportQueueStatus } from './queueStatusReport.ts';
import type { Queues } from './queues.ts';

/** Queues without a job: the read models alone are looked at here. */
const emptyQueues = {
  backend: 'postgres',
  assertAvailable: () => undefined,
  of: () => ({ getJobCounts: async () => ({}), isPaused: async () => false }),
} as unknown as Queues; // reportQueueStatus calls nothing else while no job has failed

describe('the lag of a read model', () => {
  const database = useDatabase();
  beforeEach(async () => {
    for (const table of ['events', 'consumed_events', 'queue_snapshot']) await database.db(table).delete();
  });

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
    for (const consumer of consumedBy)
      await database.db('consumed_events').insert({ consumer, event_id: id });
  };

  const lags = async () => {
    await reportQueueStatus(database.db, emptyQueues);
    const { read_models }: Pick<QueueStatus, 'read_models'> = await database.db('queue_snapshot').first();
    // Whole minutes: the time that the test takes does not count.
    return Object.fromEntries(
      read_models.map(({ name, lag_seconds }) => [name, Math.floor(lag_seconds / 60)]),
    );
  };

  it('is zero without events, and on an idle system whose last event has a lower id than an older one', async () => {
    expect(await lags()).toEqual({ activity: 0, statistics: 0, responses: 0 });
    await database.db('queue_snapshot').delete();
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
});
