import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { UnrecoverableError } from 'bullmq';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createLogger } from '../../server/platform/observability/logger.ts';
import { useDatabase } from '../../server/testing/database.ts';
import { eventually } from '../../server/testing/eventually.ts';
import { backends, useBackend } from '../../server/testing/redis.ts';
import { quickProcessing } from '../testing/quickProcessing.ts';
import { formatDeadLetters, listDeadLetters, retryDeadLetters } from './deadLetters.ts';
import { buildBatchJob, buildJob } from './jobs.ts';
import { countJobs } from './queueDepth.ts';
import { openQueues, type Queues } from './queues.ts';

/** A Redis for the tests on Redis; the others need none. */
const buildEvent = (id: number) => ({ id, type: 'enquiry.submitted', requestId: null }) as const;

describe.each(backends)('dead letters on %s', (backend) => {
  const database = useDatabase();
  const redis = useBackend(backend);
  let queues: Queues;
  beforeAll(() => {
    queues = openQueues({ redisUrl: redis?.url, databaseUrl: database.url }, createLogger('test', 'silent'));
  });
  afterAll(() => queues.close());

  const runProgram = async (...args: string[]) => {
    const env = { ...process.env, DATABASE_URL: database.url, REDIS_URL: redis?.url ?? '' };
    const program = ['--import', 'tsx', 'workers/cli/deadLetters.ts', ...args];
    return (await promisify(execFile)(process.execPath, program, { env })).stdout;
  };

  it('block no one, retain their error, and run again on request', async () => {
    const poison = new Set([1]);
    const done: number[] = [];
    await eventually(() => queues.assertAvailable());
    queues.process('mail', quickProcessing, async (events) => {
      const ids = events.map(({ id }) => id);
      if (ids.some((id) => poison.has(id))) throw new UnrecoverableError('no such mailbox');
      done.push(...ids);
    });
    await queues.get('mail').addBulk([1, 2, 3].map((id) => buildJob('mail', buildEvent(id))));
    await eventually(() => done.length === 2);
    await eventually(async () => (await listDeadLetters(queues)).length === 1);
    expect(await listDeadLetters(queues)).toEqual([
      {
        queue: 'mail',
        eventId: 1,
        type: 'enquiry.submitted',
        attempts: 1,
        error: 'no such mailbox',
        failedAt: expect.any(String),
      },
    ]);

    expect(formatDeadLetters(await listDeadLetters(queues))).toBe(
      'mail\tevent 1\tenquiry.submitted\tattempts: 1\tno such mailbox\n',
    );

    poison.clear();
    await retryDeadLetters(queues, 'mail');
    await eventually(() => done.includes(1));
    await eventually(async () => (await listDeadLetters(queues)).length === 0);
    expect(await runProgram('all')).toBe('No dead letters.\n');
  });

  it.each([
    ['all', 41, null],
    ['one by its event', 42, [42]],
  ])('have all their attempts again when %s is retried', async (_, id, eventIds) => {
    const queue = queues.get('inbound');
    let isBroken = true;
    const tries: number[] = [];
    const worker = queues.process('inbound', quickProcessing, async () => {
      tries.push(id);
      if (isBroken) throw new Error('the mailbox is away');
    });
    const { opts, ...job } = buildJob('inbound', buildEvent(id));
    await queue.addBulk([{ ...job, opts: { ...opts, attempts: 2, backoff: { type: 'fixed', delay: 10 } } }]);
    await eventually(async () => (await listDeadLetters(queues)).some(({ eventId }) => eventId === id));
    tries.length = 0;
    await retryDeadLetters(queues, 'inbound', eventIds);
    await eventually(() => tries.length === 2);
    await eventually(async () => (await listDeadLetters(queues)).some(({ eventId }) => eventId === id));
    isBroken = false;
    await retryDeadLetters(queues, 'inbound', eventIds);
    await eventually(async () => (await listDeadLetters(queues)).every(({ eventId }) => eventId !== id));
    await worker.close();
  });

  it('run in the order in which they failed when all are retried', async () => {
    const queue = queues.get('operations');
    let isBroken = true;
    const done: number[] = [];
    queues.process('operations', quickProcessing, async ([event]) => {
      if (isBroken) throw new UnrecoverableError('not now');
      done.push(event?.id ?? 0);
    });
    const ids = [51, 52, 53];
    for (const [place, id] of ids.entries()) {
      await queue.addBulk([buildJob('operations', buildEvent(id))]);
      await eventually(async () => (await countJobs(queues, 'operations')).failed === place + 1);
    }
    isBroken = false;
    await retryDeadLetters(queues, 'operations');
    await eventually(() => done.length === ids.length);
    expect(done).toEqual(ids);
  });

  it('do not affect the others of a shared job', async () => {
    const done: number[] = [];
    const tries: number[][] = [];
    queues.process('activity', quickProcessing, async (events) => {
      const ids = events.map(({ id }) => id);
      tries.push(ids);
      if (ids.includes(12)) throw new UnrecoverableError('no such enquiry');
      done.push(...ids);
    });
    await queues.get('activity').addBulk([buildBatchJob('activity', [11, 12, 13].map(buildEvent))]);
    await eventually(async () => (await listDeadLetters(queues)).length === 1 && done.length === 2);
    expect(await listDeadLetters(queues)).toMatchObject([
      { queue: 'activity', eventId: 12, error: 'no such enquiry' },
    ]);
    expect(done.sort()).toEqual([11, 13]);
    expect(tries[0]).toEqual([11, 12, 13]);
    expect(tries.slice(1).sort()).toEqual([[11], [12], [13]]);
    expect(await countJobs(queues, 'activity')).toEqual({ waiting: 0, active: 0, delayed: 0, failed: 1 });
    expect(await runProgram('all')).toBe(
      'activity\tevent 12\tenquiry.submitted\tattempts: 1\tno such enquiry\nactivity: retried\n',
    );
    await eventually(() => tries.length > 4);
  });

  it.each([
    ['an event', 'responses', buildJob('responses', buildEvent(21)), [21]],
    ['a shared job', 'statistics', buildBatchJob('statistics', [22, 23].map(buildEvent)), [22, 23]],
  ] as const)('are not made of %s while Postgres is away', async (_, consumer, { opts, ...job }, ids) => {
    const tries: number[][] = [];
    const isDatabaseReady = async () => tries.length > 1;
    queues.process(consumer, { ...quickProcessing, isDatabaseReady }, async (events) => {
      tries.push(events.map(({ id }) => id));
      if (!(await isDatabaseReady())) throw new Error('Postgres is away');
    });
    await queues.get(consumer).addBulk([{ ...job, opts: { ...opts, attempts: 1 } }]);
    await eventually(async () => {
      expect(tries).toEqual([ids, ids]);
      const none = { waiting: 0, active: 0, delayed: 0, failed: 0 };
      expect(await countJobs(queues, consumer)).toEqual(none);
    });
  });

  it('are not made while Postgres is read-only, locked, or out of space or connections', async () => {
    const refusals = [
      { consumer: 'seats', code: '25006' },
      { consumer: 'assignment', code: '53100' },
      { consumer: 'images', code: '53300' },
      { consumer: 'brochures', code: '55P03' },
    ] as const;
    const tries: string[] = [];
    for (const { consumer, code } of refusals) {
      queues.process(consumer, quickProcessing, async () => {
        tries.push(consumer);
        // As Objection wraps it.
        const nativeError = Object.assign(new Error('refused'), { code });
        if (tries.filter((one) => one === consumer).length === 1)
          throw Object.assign(new Error('refused'), { nativeError });
      });
      const { opts, ...job } = buildJob(consumer, buildEvent(31));
      await queues.get(consumer).addBulk([{ ...job, opts: { ...opts, attempts: 1 } }]);
    }
    await eventually(async () => {
      const twice = refusals.flatMap(({ consumer }) => [consumer, consumer]);
      expect(tries.sort()).toEqual(twice.sort());
      const none = { waiting: 0, active: 0, delayed: 0, failed: 0 };
      for (const { consumer } of refusals) expect(await countJobs(queues, consumer)).toEqual(none);
    });
  });
});
