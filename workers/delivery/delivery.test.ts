import { afterEach, describe, expect, it } from 'vitest';
import { openListener } from '../../server/platform/db/listener.ts';
import { type Context, record } from '../../server/platform/events/events.ts';
import { createLogger } from '../../server/platform/observability/logger.ts';
import { useDatabase } from '../../server/testing/database.ts';
import { eventually } from '../../server/testing/eventually.ts';
import type { Consumer } from '../subscriptions.ts';
import type { Queues } from './queues.ts';
import { publishBatch, type Relay, startRelay } from './relay.ts';
import { requeueMissing } from './requeueMissing.ts';

/** Queues that keep what they are given, or refuse it. */
function openTestQueues({ isAway = false } = {}) {
  const state = { isAway };
  const jobs: { [consumer in Consumer]?: (string | undefined)[] } = {};
  const of = (consumer: Consumer) => ({
    async addBulk(added: { opts: { jobId?: string } }[]) {
      await new Promise((resolve) => setImmediate(resolve));
      if (state.isAway) throw new Error('The queue is away');
      jobs[consumer] = [...(jobs[consumer] ?? []), ...added.map(({ opts }) => opts.jobId)];
    },
    /** Ids of the jobs that it holds. */
    getRanges: async () => jobs[consumer] ?? [],
  });
  const queues = { of, assertAvailable: () => undefined } as unknown as Queues; // all that is asked of them
  return { jobs, queues, state };
}

describe('the delivery of events', () => {
  const database = useDatabase();
  const context: Context = { actor: null, now: new Date(), requestId: null };

  afterEach(async () => {
    await database.db('consumed_events').delete();
    await database.db('events').delete();
  });

  /** Records an event that mail, the read models and the assignment hear of. */
  async function recordEvent(type = 'enquiry.submitted'): Promise<number> {
    await database.db.transaction((trx) =>
      record(trx, { type, entity: { type: 'enquiry', id: 1 }, data: {} }, context),
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
    it('calls an event published when its jobs are in every queue', async () => {
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

    it('leaves events unpublished when a queue cannot take them', async () => {
      const ids = [await recordEvent(), await recordEvent()];
      const { queues } = openTestQueues({ isAway: true });
      await expect(publishBatch(database.db, queues)).rejects.toThrow('The queue is away');
      expect(await unpublished()).toEqual(ids);
    });

    it('publishes what nobody reacts to as well, so that it does not wait for ever', async () => {
      await recordEvent('user.signed_in');
      const { jobs, queues } = openTestQueues();
      expect(await publishBatch(database.db, queues)).toBe(1);
      expect([jobs, await unpublished()]).toEqual([{}, []]);
    });
  });

  describe('a running relay', () => {
    const logger = createLogger('test', 'silent');
    async function withRelay(queues: Queues, work: (relay: Relay) => Promise<void>): Promise<void> {
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

    it('publishes what waits already, and what is recorded later', async () => {
      const { queues } = openTestQueues();
      await recordEvent();
      await withRelay(queues, async () => {
        await allPublished();
        await recordEvent();
        await allPublished();
      });
    });

    it('goes on after queues were away, and loses nothing meanwhile', async () => {
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

    it('publishes more than one batch without waiting to be woken', async () => {
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

    it('publishes nothing any more once it is stopped', async () => {
      const { queues } = openTestQueues();
      await withRelay(queues, (relay) => relay.stop());
      const id = await recordEvent();
      expect(await unpublished()).toEqual([id]);
    });
  });

  describe('the sweep', () => {
    it('adds an event again for each consumer that has not worked it off, and for no other', async () => {
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

    it('leaves alone what was published just now, what is not published, and what nobody reacts to', async () => {
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

    it('leaves alone what a queue still holds', async () => {
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

    it('looks back two days', async () => {
      const [older, younger] = [await recordEvent(), await recordEvent()];
      await publishedAgo('48 hours 1 minute', [older]);
      await publishedAgo('47 hours 59 minutes', [younger]);
      const { jobs, queues } = openTestQueues();
      await requeueMissing(database.db, queues, 60);
      expect(jobs.mail).toEqual([`event-${younger}`]);
    });
  });
});
