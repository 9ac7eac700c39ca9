import { UnrecoverableError } from 'bullmq';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { settingSchemas } from '../../server/platform/config.ts';
import { createLogger } from '../../server/platform/observability/logger.ts';
import { useDatabase } from '../../server/testing/database.ts';
import { eventually } from '../../server/testing/eventually.ts';
import { backends, useBackend } from '../../server/testing/redis.ts';
import { quickProcessing } from '../testing/quickProcessing.ts';
import { buildBatchJob, buildJob, buildRetryJob } from './jobs.ts';
import { countJobs } from './queueDepth.ts';
import { openQueues, type Queues } from './queues.ts';
import { requeueMissing, startRequeueing } from './requeueMissing.ts';

it('checks for lost jobs so often that they are restored within two minutes', () => {
  const age = settingSchemas.REQUEUE_AFTER_SECONDS.parse(undefined);
  const interval = settingSchemas.REQUEUE_EVERY_SECONDS.parse(undefined);
  expect([age, interval]).toEqual([60, 30]);
});

describe.each(backends)('the requeueing of lost jobs on %s', (backend) => {
  const database = useDatabase();
  const redis = useBackend(backend);
  const logger = createLogger('test', 'silent');
  let queues: Queues;
  beforeAll(async () => {
    queues = openQueues({ redisUrl: redis?.url, databaseUrl: database.url }, logger);
    await eventually(() => queues.assertAvailable());
  });
  afterAll(() => queues.close());
  beforeEach(() => database.db('events').delete());

  /** Events that were published ten minutes ago and not consumed. */
  const publish = async (count: number, type: string): Promise<number[]> => {
    const { rows } = await database.db.raw<{ rows: { id: number }[] }>(
      `insert into events (type, entity_type, entity_id, data, occurred_at, published_at)
       select ?, 'test', n, '{}', now(), now() - interval '10 minutes' from generate_series(1, ?) n
       returning id`,
      [type, count],
    );
    return rows.map(({ id }) => id);
  };
  const buildEvent = (id: number) => ({ id, type: 'user.invited', requestId: null }) as const;

  it('finds a lost job behind 600 dead letters, and leaves them and pending jobs unchanged', async () => {
    const dead = await publish(600, 'user.invited');
    const stop = queues.process('mail', { ...quickProcessing, concurrency: 50 }, async () => {
      throw new UnrecoverableError('no such mailbox');
    });
    await queues.get('mail').addBulk(dead.map((id) => buildJob('mail', buildEvent(id))));
    await eventually(async () => (await countJobs(queues, 'mail')).failed === 600);
    await stop.close();

    const [waiting = 0, delayed = 0, lost = 0] = await publish(3, 'user.invited');
    await queues
      .get('mail')
      .addBulk([buildJob('mail', buildEvent(waiting)), buildRetryJob('mail', buildEvent(delayed))]);
    expect(await requeueMissing(database.db, queues, 60)).toBe(1);
    const job = await queues.get('mail').getJob(`event-${lost}`);
    expect(job?.data).toEqual({ id: lost, type: 'user.invited', requestId: null });
    expect((await countJobs(queues, 'mail')).failed).toBe(600);
    expect(await requeueMissing(database.db, queues, 60)).toBe(0);
  });

  it('leaves the events of a shared job alone', async () => {
    const ids = await publish(3, 'user.deleted');
    const events = ids.slice(0, 2).map((id) => ({ id, type: 'user.deleted', requestId: null }) as const);
    await queues.get('activity').addBulk([buildBatchJob('activity', events)]);
    expect(await requeueMissing(database.db, queues, 60)).toBe(1);
    expect(await requeueMissing(database.db, queues, 60)).toBe(0);
  });

  it('restores 5,000 lost jobs in one run, with the given age and interval', async () => {
    await publish(5000, 'image.uploaded');
    expect(await requeueMissing(database.db, queues, 3600)).toBe(0);
    const timing = { REQUEUE_AFTER_SECONDS: 60, REQUEUE_EVERY_SECONDS: 1 };
    const requeueing = startRequeueing(database.db, queues, logger, timing);
    await eventually(async () => (await countJobs(queues, 'images')).waiting > 0);
    await requeueing.stop();
    expect((await countJobs(queues, 'images')).waiting).toBe(5000);
  });
});
