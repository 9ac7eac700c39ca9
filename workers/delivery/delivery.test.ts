import { afterEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { changesChannel } from '../../server/platform/db/announceEvents.ts';
import type { Database } from '../../server/platform/db/db.ts';
import { type Listener, openListener } from '../../server/platform/db/listener.ts';
import { createSystemContext, record } from '../../server/platform/events/events.ts';
import { createLogger } from '../../server/platform/observability/logger.ts';
import type { Stoppable } from '../../server/platform/process/repeatWork.ts';
import { useDatabase } from '../../server/testing/database.ts';
import { eventually } from '../../server/testing/eventually.ts';
import { openTestLogger } from '../../server/testing/openTestLogger.ts';
import type { Consumer } from '../subscriptions.ts';
import type { Queues } from './queues.ts';
import { publishBatch, startRelay } from './relay.ts';
import { requeueMissing, startRequeueing } from './requeueMissing.ts';

/** Queues that store or refuse jobs. */
function openTestQueues({ isAway = false } = {}) {
  const state = { isAway };
  const jobs: { [consumer in Consumer]?: (string | undefined)[] } = {};
  const get = (consumer: Consumer) => ({
    async addBulk(added: { opts: { jobId?: string } }[]) {
      await new Promise((resolve) => setImmediate(resolve));
      if (state.isAway) throw new Error('The queue is away');
      jobs[consumer] = [...(jobs[consumer] ?? []), ...added.map(({ opts }) => opts.jobId)];
    },
    /** Ids of the jobs that it holds. */
    getRanges: async () => jobs[consumer] ?? [],
  });
  const queues = {
    get,
    connectionAttempted: Promise.resolve(),
    assertAvailable: () => undefined,
  } as unknown as Queues; // all that is asked of them
  return { jobs, queues, state };
}

describe('the delivery of events', () => {
  const database = useDatabase();
  const context = createSystemContext(new Date());

  afterEach(async () => {
    await database.db('consumed_events').delete();
    await database.db('events').delete();
  });

  /** Records an event to which mail, the read models and the assignment subscribe. */
  async function recordEvent(type = 'enquiry.submitted', entityType = 'enquiry'): Promise<number> {
    await database.db.transaction((trx) =>
      record(trx, { type, entity: { type: entityType, id: 1 }, data: {} }, context),
    );
    return Number((await database.db('events').max({ id: 'id' }).first())?.['id']);
  }
  const publishedAgo = (interval: string, ids: number[]) =>
    database
      .db('events')
      .whereIn('id', ids)
      .update({ published_at: database.db.raw('now() - ?::interval', [interval]) });
  const guard = (consumer: Consumer, ...ids: number[]) =>
    database.db('consumed_events').insert(ids.map((id) => ({ consumer, event_id: id })));
  const unpublished = () => database.db('events').whereNull('published_at').orderBy('id').pluck('id');

  describe('publishing', () => {
    it('marks an event as published when its jobs are in every queue', async () => {
      const id = await recordEvent();
      const { jobs, queues } = openTestQueues();
      expect(await publishBatch(database.db, queues)).toBe(1);
      expect(jobs).toEqual({
        mail: [`event-${id}`],
        activity: [`event-${id}`],
        statistics: [`event-${id}`],
        responses: [`event-${id}`],
        assignment: [`event-${id}`],
      });
      expect(await unpublished()).toEqual([]);
      expect(await publishBatch(database.db, queues)).toBe(0);
    });

    it('leaves events unpublished when a queue cannot accept them', async () => {
      const ids = [await recordEvent(), await recordEvent()];
      const { queues } = openTestQueues({ isAway: true });
      await expect(publishBatch(database.db, queues)).rejects.toThrow('The queue is away');
      expect(await unpublished()).toEqual(ids);
    });

    it('publishes events without consumers as well, so that they do not wait forever', async () => {
      await recordEvent('user.signed_in');
      const { jobs, queues } = openTestQueues();
      expect(await publishBatch(database.db, queues)).toBe(1);
      expect([jobs, await unpublished()]).toEqual([{}, []]);
    });
  });

  it('announces the changed entities, but not the printing of a brochure', async () => {
    const announced: string[] = [];
    const listener = openListener(database.url, createLogger('test', 'silent'));
    onTestFinished(() => listener.close());
    listener.subscribe(changesChannel, (payload) => announced.push(payload));
    await eventually(async () => {
      await database.db.raw('select pg_notify(?, ?)', [changesChannel, 'listening']);
      return announced.length > 0;
    });
    await recordEvent('destination.brochure_printed', 'destination');
    await recordEvent('post.revised', 'post');
    await publishBatch(database.db, openTestQueues().queues);
    await eventually(() => announced.at(-1) !== 'listening');
    expect(announced.at(-1)).toBe('post');
  });

  describe('a running relay', () => {
    const logger = createLogger('test', 'silent');
    async function withRelay(queues: Queues, work: (relay: Stoppable) => Promise<void>): Promise<void> {
      const listener = openListener(database.url, logger);
      const relay = startRelay({ db: database.db, queues, listener, logger });
      try {
        await work(relay);
      } finally {
        await relay.stop();
        await listener.close();
      }
    }
    const allPublished = async () => {
      await eventually(async () => (await unpublished()).length === 0);
    };

    it('publishes pending events, and later ones', async () => {
      const { queues } = openTestQueues();
      await recordEvent();
      await withRelay(queues, async () => {
        await allPublished();
        await recordEvent();
        await allPublished();
      });
    });

    it('continues after queues were unavailable, and loses nothing meanwhile', async () => {
      const { jobs, queues, state } = openTestQueues({ isAway: true });
      const id = await recordEvent();
      let refusals = 0;
      const refusing = {
        ...queues,
        assertAvailable: () => {
          refusals += state.isAway ? 1 : 0;
        },
      };
      await withRelay(refusing, async () => {
        await eventually(() => refusals >= 2);
        expect(await unpublished()).toEqual([id]);
        state.isAway = false;
        await allPublished();
      });
      expect(jobs.mail).toEqual([`event-${id}`]);
    });

    it('publishes more than one batch without a notification', async () => {
      const { jobs, queues } = openTestQueues();
      await database.db.raw(
        `insert into events (type, entity_type, entity_id, data, occurred_at)
         select 'enquiry.submitted', 'enquiry', 1, '{}', now() from generate_series(1, 1001)`,
      );
      expect(await publishBatch(database.db, queues)).toBe(500);
      await withRelay(queues, allPublished);
      expect(jobs.mail).toHaveLength(1001);
      expect(new Set(jobs.mail).size).toBe(1001);
    });
  });

  describe('the pauses of a relay', () => {
    afterEach(() => vi.useRealTimers());

    const endless = new Promise<number>(() => {});

    /** A relay on a database that only reports how many events it had; the test controls the time. */
    function startTimedRelay(
      published: () => number | Promise<number>,
      connectionAttempted = Promise.resolve(),
    ) {
      vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
      const { messages, logger } = openTestLogger();
      const announced: (() => void)[] = [];
      const listener = {
        subscribe: (_: string, listen: () => void) => announced.push(listen),
      } as unknown as Listener;
      // A relay that never pauses would block the test.
      const transaction = vi.fn(async () => (transaction.mock.calls.length > 50 ? endless : published()));
      const db = { transaction } as unknown as Database;
      const queues = { ...openTestQueues().queues, connectionAttempted };
      const relay = startRelay({ db, queues, listener, logger });
      return {
        relay,
        messages,
        announce() {
          for (const listen of announced) listen();
        },
        /** How often it has looked for events after a number of further milliseconds. */
        async looksAfter(ms: number) {
          await vi.advanceTimersByTimeAsync(ms);
          return transaction.mock.calls.length;
        },
      };
    }

    it('last half a second after fewer events than a batch has, and no time after a whole batch', async () => {
      const batches = [500, 500, 499];
      const { relay, looksAfter } = startTimedRelay(() => batches.shift() ?? 0);
      expect([await looksAfter(0), await looksAfter(499), await looksAfter(1)]).toEqual([3, 3, 4]);
      await relay.stop();
    });

    it('end with an announcement, even one that arrived during the work before', async () => {
      let finish = (_: number) => {};
      const { relay, announce, looksAfter } = startTimedRelay(
        () =>
          new Promise((resolve) => {
            finish = resolve;
          }),
      );
      expect(await looksAfter(0)).toBe(1);
      announce();
      finish(0);
      expect(await looksAfter(0)).toBe(2);
      finish(0);
      expect(await looksAfter(0)).toBe(2);
      announce();
      expect(await looksAfter(0)).toBe(3);
      finish(0);
      expect([await looksAfter(499), await looksAfter(1)]).toEqual([3, 4]);
      finish(0);
      await relay.stop();
    });

    it('become longer with each failure, up to two seconds, and are logged once', async () => {
      let isAway = true;
      const { relay, messages, looksAfter } = startTimedRelay(() => {
        if (isAway) throw new Error('The database is away');
        return 0;
      });
      expect(await looksAfter(0)).toBe(1);
      for (const [index, ms] of [200, 400, 800, 1600, 2000, 2000].entries())
        expect([await looksAfter(ms - 1), await looksAfter(1)]).toEqual([index + 1, index + 2]);
      expect(messages()).toEqual(['relay cannot publish; events wait in the table']);
      isAway = false;
      expect([await looksAfter(2000), await looksAfter(500)]).toEqual([8, 9]);
      expect(messages().slice(1)).toEqual(['relay works again']);
      isAway = true;
      expect([await looksAfter(500), await looksAfter(199), await looksAfter(1)]).toEqual([10, 10, 11]);
      expect(messages()).toHaveLength(3);
      await relay.stop();
    });

    it('start with the first connection, which is awaited for two seconds at most', async () => {
      let connect = () => {};
      const connecting = new Promise<void>((resolve) => {
        connect = resolve;
      });
      const connected = startTimedRelay(() => 0, connecting);
      expect(await connected.looksAfter(1999)).toBe(0);
      connect();
      expect(await connected.looksAfter(0)).toBe(1);
      await connected.relay.stop();
      const hanging = startTimedRelay(() => 0, new Promise(() => {}));
      expect([await hanging.looksAfter(1999), await hanging.looksAfter(1)]).toEqual([0, 1]);
      await hanging.relay.stop();
    });

    it('are not shorter after a failure because of an announcement before it', async () => {
      let announceNow = () => {};
      const { relay, announce, looksAfter } = startTimedRelay(() => {
        announceNow();
        throw new Error('The database is away');
      });
      announceNow = announce;
      expect(await looksAfter(200)).toBe(2);
      expect(await looksAfter(399)).toBe(2);
      expect(await looksAfter(1)).toBe(3);
      await relay.stop();
    });

    it('end when it is stopped while publishing fails', async () => {
      let fail = (_: Error) => {};
      const { relay, looksAfter } = startTimedRelay(
        () =>
          new Promise((_, reject) => {
            fail = reject;
          }),
      );
      expect(await looksAfter(0)).toBe(1);
      let isStopped = false;
      const stopping = relay.stop().then(() => {
        isStopped = true;
      });
      fail(new Error('The database is away'));
      await looksAfter(0);
      expect(isStopped).toBe(true);
      await stopping;
    });

    it('end when it is stopped, after which announcements change nothing', async () => {
      const { relay, announce, looksAfter } = startTimedRelay(() => 0);
      expect(await looksAfter(0)).toBe(1);
      await relay.stop();
      announce();
      expect(await looksAfter(5000)).toBe(1);
    });
  });

  describe('requeueing of missing jobs', () => {
    it('adds an event again for each consumer that has not processed it, and for no other', async () => {
      const [lostByAll, lostByMail, done] = [await recordEvent(), await recordEvent(), await recordEvent()];
      await publishedAgo('10 minutes', [lostByAll, lostByMail, done]);
      await guard('mail', done);
      await guard('activity', lostByMail, done);
      await guard('statistics', lostByMail, done);
      await guard('responses', lostByMail, done);
      await guard('assignment', lostByMail, done);
      const { jobs, queues } = openTestQueues();
      expect(await requeueMissing(database.db, queues, 60)).toBe(6);
      expect(jobs).toEqual({
        mail: [`event-${lostByAll}`, `event-${lostByMail}`],
        activity: [`event-${lostByAll}`],
        statistics: [`event-${lostByAll}`],
        responses: [`event-${lostByAll}`],
        assignment: [`event-${lostByAll}`],
      });
    });

    it('skips events that were published just now, are not published, or have no consumer', async () => {
      const [recent, , ignored] = [
        await recordEvent(),
        await recordEvent(),
        await recordEvent('user.signed_in'),
      ];
      await publishedAgo('30 seconds', [recent]);
      await publishedAgo('10 minutes', [ignored]);
      const { jobs, queues } = openTestQueues();
      expect([await requeueMissing(database.db, queues, 60), jobs]).toEqual([0, {}]);
      await publishedAgo('61 seconds', [recent]);
      expect(await requeueMissing(database.db, queues, 60)).toBe(5);
    });

    it('skips events that a queue still holds', async () => {
      const id = await recordEvent();
      await publishedAgo('10 minutes', [id]);
      const { jobs, queues } = openTestQueues();
      jobs.mail = [`event-${id}`];
      expect(await requeueMissing(database.db, queues, 60)).toBe(4);
      expect(await requeueMissing(database.db, queues, 60)).toBe(0);
      expect(jobs).toEqual({
        mail: [`event-${id}`],
        activity: [`event-${id}`],
        statistics: [`event-${id}`],
        responses: [`event-${id}`],
        assignment: [`event-${id}`],
      });
    });

    it('looks back seven days', async () => {
      const [older, younger] = [await recordEvent(), await recordEvent()];
      await publishedAgo('168 hours 1 minute', [older]);
      await publishedAgo('167 hours 59 minutes', [younger]);
      const { jobs, queues } = openTestQueues();
      await requeueMissing(database.db, queues, 60);
      expect(jobs.mail).toEqual([`event-${younger}`]);
    });

    it('looks at more than one batch', async () => {
      await database.db.raw(
        `insert into events (type, entity_type, entity_id, data, occurred_at, published_at)
         select 'enquiry.submitted', 'enquiry', 1, '{}', now(), now() - interval '1 hour'
         from generate_series(1, 1001)`,
      );
      const { jobs, queues } = openTestQueues();
      expect(await requeueMissing(database.db, queues, 60)).toBe(5 * 1001);
      expect(new Set(jobs.mail).size).toBe(1001);
    });

    it('adds nothing while no queue can be reached', async () => {
      await publishedAgo('10 minutes', [await recordEvent()]);
      const { jobs, queues } = openTestQueues();
      const refuse = () => {
        throw new Error('Redis cannot be reached');
      };
      const requeueing = requeueMissing(database.db, { ...queues, assertAvailable: refuse }, 60);
      await expect(requeueing).rejects.toThrow('Redis cannot be reached');
      expect(jobs).toEqual({});
    });
  });

  describe('requeueing at an interval', () => {
    afterEach(() => vi.useRealTimers());
    const timing = { REQUEUE_AFTER_SECONDS: 60, REQUEUE_EVERY_SECONDS: 30 };

    it('requeues at each interval, and logs what was lost', async () => {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
      const id = await recordEvent();
      await publishedAgo('10 minutes', [id]);
      const { jobs, queues } = openTestQueues();
      const { messages, logger } = openTestLogger();
      const requeueing = startRequeueing(database.db, queues, logger, timing);
      vi.advanceTimersByTime(29_999);
      await requeueing.stop();
      expect(jobs).toEqual({});

      const again = startRequeueing(database.db, queues, logger, timing);
      vi.advanceTimersByTime(30_000);
      await eventually(() => messages().length === 1);
      vi.advanceTimersByTime(30_000);
      await again.stop();
      vi.advanceTimersByTime(90_000);
      expect([jobs.mail, messages()]).toEqual([[`event-${id}`], ['requeued events that a queue had lost']]);
    });

    it('does not start before the last run has ended, and continues after a failure', async () => {
      vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] });
      const { queues } = openTestQueues();
      const { messages, logger } = openTestLogger();
      let sweeps = 0;
      const failing = {
        ...queues,
        assertAvailable() {
          sweeps += 1;
          throw new Error('Redis cannot be reached');
        },
      };
      const requeueing = startRequeueing(database.db, failing, logger, timing);
      vi.advanceTimersByTime(90_000);
      expect(sweeps).toBe(1);
      await eventually(() => messages().length === 1);
      vi.advanceTimersByTime(30_000);
      await requeueing.stop();
      // The second failure comes within five seconds, and is not logged again.
      expect([sweeps, messages()]).toEqual([2, ['requeueing of missing jobs failed']]);
    });
  });
});
