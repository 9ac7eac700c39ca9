import type { Queue } from 'bullmq';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../../server/platform/observability/logger.ts';
import { useDatabase } from '../../server/testing/database.ts';
import { eventually } from '../../server/testing/eventually.ts';
import { backends, useBackend } from '../../server/testing/redis.ts';
import { activityProjection } from '../consumers/activityProjection.ts';
import { consumers } from '../subscriptions.ts';
import { quickProcessing } from '../testing/quickProcessing.ts';
import { project } from './project.ts';
import { countJobs } from './queueDepth.ts';
import { openQueues, type Queues } from './queues.ts';
import { publishBatch } from './relay.ts';
import { requeueMissing } from './requeueMissing.ts';

const lost = 5000;
const pageSize = 500;

/**
 * How long the check waits before it considers a job lost, and how often it runs, are settings (together 90 s). The
 * rest of the promised two minutes depends on the work, which is counted here.
 */
describe.each(backends)('5,000 lost jobs on %s', (backend) => {
  const database = useDatabase();
  const redis = useBackend(backend);
  let queues: Queues;
  beforeAll(async () => {
    queues = openQueues({ redisUrl: redis?.url, databaseUrl: database.url }, createLogger('test', 'silent'));
    await eventually(() => queues.assertAvailable());
  });
  afterAll(() => queues.close());

  const count = async (table: string) => {
    const row = await database.db(table).count({ total: '*' }).first();
    return Number(row?.['total']);
  };

  /** Runs one check; returns how many events it requeued, and how many pages of events it read. */
  const sweep = async () => {
    let pages = 0;
    const countPage = ({ sql }: { sql: string }) => {
      if (/^select .* from "events"/.test(sql)) pages += 1;
    };
    database.db.on('query', countPage);
    const added = await requeueMissing(database.db, queues, 0);
    database.db.off('query', countPage);
    return { added, pages };
  };

  it('are restored by one check, which reads each page once, and every event is consumed once', async () => {
    await database.db.raw(
      `insert into events (type, entity_type, entity_id, data, occurred_at)
       select 'user.deleted', 'user', n, '{"name": "Asha"}', now() from generate_series(1, ?::integer) n`,
      [lost],
    );
    while ((await publishBatch(database.db, queues)) > 0);
    // The members of a queue beyond EventQueue, which is the part that the product uses.
    await (queues.get('activity') as unknown as Queue).drain(true);
    expect((await countJobs(queues, 'activity')).waiting).toBe(0);

    // Ten full pages and the empty one behind them; one empty page for each other consumer.
    const pages = lost / pageSize + 1 + (consumers.length - 1);
    expect(await sweep()).toEqual({ added: lost, pages });

    // A read model processes events together: one job for each page.
    expect((await countJobs(queues, 'activity')).waiting).toBe(lost / pageSize);

    const handled: number[] = [];
    queues.process('activity', quickProcessing, async (events) => {
      handled.push(...events.map(({ id }) => id));
      await project(database.db, activityProjection, events);
    });
    await eventually(async () => expect(await count('consumed_events')).toBe(lost));
    expect(await count('activity')).toBe(lost);
    expect([handled.length, new Set(handled).size]).toEqual([lost, lost]);
    expect(await sweep()).toEqual({ added: 0, pages: consumers.length });
  });
});
