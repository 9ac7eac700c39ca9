import { describe, expect, it } from 'vitest';
import type { EventRow } from '../../server/platform/events/events.ts';
import type { Consumer } from '../subscriptions.ts';
import { backoffMs, buildBatchJob, buildJob, buildRetryJob, jobId } from './jobs.ts';
import type { Queues } from './queues.ts';
import { addJobs } from './relay.ts';

const submitted = (id: number): EventRow => ({
  id,
  type: 'enquiry.submitted',
  entity_type: 'enquiry',
  entity_id: 1,
  data: { name: 'Asha Naik', email: 'asha@example.com' },
  actor: null,
  occurred_at: new Date(),
  request_id: `request-${id}`,
});

describe('queues', () => {
  const told = async (rows: EventRow[]) => {
    const added: { [consumer in Consumer]?: unknown[] } = {};
    const get = (consumer: Consumer) => ({
      addBulk: async (jobs: { data: unknown }[]) => (added[consumer] = jobs.map(({ data }) => data)),
    });
    await addJobs({ get } as unknown as Queues, rows); // all that is asked of the queues
    return added;
  };
  const seven = { id: 7, type: 'enquiry.submitted', requestId: 'request-7' };
  const eight = { id: 8, type: 'enquiry.submitted', requestId: 'request-8' };

  it('receive the id of an event, and none of its data', async () => {
    expect(await told([submitted(7)])).toEqual({
      mail: [seven],
      activity: [seven],
      statistics: [seven],
      responses: [seven],
      assignment: [seven],
    });
  });

  it('of read models receive many events at once', async () => {
    const both = [{ events: [seven, eight] }];
    expect(await told([submitted(7), submitted(8)])).toEqual({
      mail: [seven, eight],
      activity: both,
      statistics: both,
      responses: both,
      assignment: [seven, eight],
    });
  });
});

describe('a job', () => {
  const event = { id: 7, type: 'enquiry.submitted', requestId: null } as const;

  it('of a mail is retried for about a day, that of a read model for about a quarter of an hour', () => {
    const sumHours = (consumer: Consumer) => {
      const attempts = Number(buildJob(consumer, event).opts.attempts);
      let ms = 0;
      for (let made = 1; made < attempts; made += 1) ms += backoffMs(consumer, made);
      return ms / 3_600_000;
    };
    expect(sumHours('mail')).toBeGreaterThan(19);
    expect(sumHours('mail')).toBeLessThan(27);
    for (const consumer of ['activity', 'statistics', 'responses'] as const) {
      expect(sumHours(consumer)).toBeGreaterThan(0.2);
      expect(sumHours(consumer)).toBeLessThan(0.4);
    }
  });

  it('waits twice as long after each failure, up to the maximum of its consumer', () => {
    const expectNear = (ms: number, wanted: number) => {
      expect(ms).toBeGreaterThanOrEqual(Math.round(wanted * 0.9));
      expect(ms).toBeLessThanOrEqual(Math.round(wanted * 1.1));
    };
    for (const [made, wanted] of [
      [1, 500],
      [2, 1000],
      [5, 8000],
      [11, 512_000],
      [12, 900_000],
      [90, 900_000],
    ] as const)
      expectNear(backoffMs('mail', made), wanted);
    expectNear(backoffMs('images', 50), 300_000);
    expectNear(backoffMs('statistics', 50), 60_000);
    expectNear(backoffMs('operations', 50), 10_000);
    expect(new Set(Array.from({ length: 20 }, () => backoffMs('mail', 90))).size).toBeGreaterThan(1);
  });

  it('of one event is named after it, and retained when it fails permanently', () => {
    expect(jobId(7)).toBe('event-7');
    expect(buildJob('mail', event)).toEqual({
      name: 'enquiry.submitted',
      data: event,
      opts: {
        attempts: 100,
        backoff: { type: 'custom' },
        removeOnComplete: true,
        removeOnFail: false,
        jobId: 'event-7',
      },
    });
  });

  it('of an event that failed among others follows after a while, under the same name', () => {
    const { opts, ...job } = buildRetryJob('activity', event);
    expect(job).toEqual({ name: 'enquiry.submitted', data: event });
    expect(opts).toMatchObject({ attempts: 25, jobId: 'event-7', removeOnFail: false });
    expect(opts.delay).toBeGreaterThanOrEqual(450);
    expect(opts.delay).toBeLessThanOrEqual(550);
  });

  it('of many events is never retained, because their own jobs are', () => {
    expect(buildBatchJob('statistics', [event])).toEqual({
      name: 'batch',
      data: { events: [event] },
      opts: { attempts: 25, backoff: { type: 'custom' }, removeOnComplete: true, removeOnFail: true },
    });
  });
});
