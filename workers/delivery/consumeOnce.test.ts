import { beforeEach, describe, expect, it } from 'vitest';
import { takeNamedLock } from '../../server/platform/db/advisoryLocks.ts';
import { onLocalCommit } from '../../server/platform/db/announceEvents.ts';
import { openDatabase, workerTimeouts } from '../../server/platform/db/db.ts';
import { createSystemContext, record } from '../../server/platform/events/events.ts';
import { useDatabase } from '../../server/testing/database.ts';
import { waitUntilBlocked } from '../../server/testing/waitUntilBlocked.ts';
import { consumeOnce, markConsumed, replayLock } from './consumeOnce.ts';

describe('the inbox of a consumer', () => {
  const database = useDatabase();
  beforeEach(() => database.db('consumed_events').delete());

  const guards = () =>
    database.db('consumed_events').orderBy(['consumer', 'event_id']).select('consumer', 'event_id');
  /** Consumes events; returns those that were new. */
  async function consumeAll(consumer: string, ids: number[], alone = false): Promise<number[]> {
    const worked: number[] = [];
    const events = ids.map((id) => ({ id }));
    await consumeOnce(
      database.db,
      consumer,
      events,
      async (_trx, fresh) => {
        worked.push(...fresh.map(({ id }) => id));
      },
      alone,
    );
    return worked;
  }

  it.each([false, true])('passes each event once to each consumer (alone: %s)', async (alone) => {
    expect(await consumeAll('mail', [2, 1], alone)).toEqual([2, 1]);
    expect(await consumeAll('mail', [1, 3, 2], alone)).toEqual([3]);
    expect(await consumeAll('activity', [1], alone)).toEqual([1]);
    expect(await guards()).toEqual([
      { consumer: 'activity', event_id: 1 },
      { consumer: 'mail', event_id: 1 },
      { consumer: 'mail', event_id: 2 },
      { consumer: 'mail', event_id: 3 },
    ]);
  });

  it('does no work when no event is new', async () => {
    await consumeAll('mail', [1]);
    const refuse = () => Promise.reject(new Error('There was nothing to do'));
    await consumeOnce(database.db, 'mail', [{ id: 1 }], refuse);
    await consumeOnce(database.db, 'mail', [], refuse);
    expect(await guards()).toHaveLength(1);
  });

  it('is rolled back with work that fails, so that the event is retried', async () => {
    const failing = consumeOnce(database.db, 'mail', [{ id: 1 }], async (trx) => {
      await trx('consumed_events').insert({ consumer: 'another', event_id: 9 });
      throw new Error('The work failed');
    });
    await expect(failing).rejects.toThrow('The work failed');
    expect(await guards()).toEqual([]);
    expect(await consumeAll('mail', [1])).toEqual([1]);
  });

  it('announces the events that the work records', async () => {
    const announced: string[] = [];
    onLocalCommit(database.db, (entityTypes) => announced.push(...entityTypes));
    const event = { type: 'enquiry.assigned', entity: { type: 'enquiry', id: 1 }, data: {} };
    await consumeOnce(database.db, 'assignment', [{ id: 1 }], (trx) =>
      record(trx, event, createSystemContext(new Date())),
    );
    expect(announced).toEqual(['enquiry']);
  });

  it('processes events once that two workers receive at the same time, in any order', async () => {
    const worked = await Promise.all([
      consumeAll('mail', [1, 2, 3, 4]),
      consumeAll('mail', [4, 3, 2, 1]),
      consumeAll('mail', [2, 4], true),
    ]);
    expect(worked.flat().sort()).toEqual([1, 2, 3, 4]);
  });

  it('records events that were processed without a transaction, once', async () => {
    await markConsumed(database.db, 'mail', 1);
    await markConsumed(database.db, 'mail', 1);
    expect(await guards()).toEqual([{ consumer: 'mail', event_id: 1 }]);
    expect(await consumeAll('mail', [1, 2])).toEqual([2]);
  });

  it('ends its wait for a long replay with an error of its own', async () => {
    const worker = openDatabase(database.url, 1, 'worker', { ...workerTimeouts, lockMs: 100 });
    const replaying = await database.db.transaction();
    await takeNamedLock(replaying, replayLock('activity'));
    const waiting = consumeOnce(worker, 'activity', [{ id: 1 }], async () => undefined);
    await expect(waiting).rejects.toMatchObject({ code: '55P03' });
    await replaying.commit();
    await worker.destroy();
    expect(workerTimeouts.lockMs).toBeLessThan(workerTimeouts.statementMs);
  });

  it('waits for a replay of its own read model, and for no other', async () => {
    const replaying = await database.db.transaction();
    await takeNamedLock(replaying, replayLock('activity'));
    expect(await consumeAll('statistics', [1])).toEqual([1]);
    const waiting = consumeAll('activity', [1]);
    await waitUntilBlocked(database.db);
    const { rows } = await replaying.raw('select count(*) from consumed_events where consumer = ?', [
      'activity',
    ]);
    expect(rows).toEqual([{ count: 0 }]);
    await replaying.commit();
    expect(await waiting).toEqual([1]);
  });
});
