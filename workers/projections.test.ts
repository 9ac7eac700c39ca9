import { setTimeout } from 'node:timers/promises';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { RecordedEvent } from '../server/modules/events.ts';
import { openDatabase } from '../server/platform/db/db.ts';
import { type EventRow, eventColumns, toRecordedEvent } from '../server/platform/events/events.ts';
import { useApi } from '../server/testing/api.ts';
import { useDatabase } from '../server/testing/database.ts';
import { buildBooking, buildContact } from '../server/testing/enquiries.ts';
import { project } from './delivery/project.ts';
import { replay } from './delivery/replay.ts';
import { projections } from './projections.ts';
import { subscriptions } from './subscriptions.ts';

describe.each(projections.map((projection) => [projection.table, projection] as const))(
  'the read model %s',
  (table, projection) => {
    const test = useApi();
    const { consumer } = projection;

    const rows = async () => (await test.db(table).select('*')).map((row) => JSON.stringify(row)).sort();

    const events = async (): Promise<RecordedEvent[]> => {
      const heard: EventRow[] = await test
        .db('events')
        .select(...eventColumns)
        .whereIn('type', subscriptions[consumer])
        .orderBy('id');
      return heard.map((row) => toRecordedEvent(row) as RecordedEvent); // written by record() from this very union
    };

    const forget = async () => {
      await test.db(table).delete();
      await test.db('consumed_events').where({ consumer }).delete();
    };

    const live = async (list: RecordedEvent[]) => {
      for (const event of list) await project(test.db, projection, [event]);
    };

    it('is the same when events come twice, shuffled, in batches, at once, or by a replay', async () => {
      await makeHistory(test);
      const all = await events();
      expect(new Set(all.map((event) => event.type)).size).toBeGreaterThan(2);
      await live(all);
      const expected = await rows();
      expect(expected.length).toBeGreaterThan(0);

      await live(all);
      expect(await rows(), 'twice').toEqual(expected);

      await forget();
      await live(shuffled(all));
      expect(await rows(), 'shuffled').toEqual(expected);

      await forget();
      await Promise.all([
        project(test.db, projection, all.slice(0, 9)),
        project(test.db, projection, all.slice(5)),
        project(test.db, projection, shuffled(all)),
      ]);
      expect(await rows(), 'at once, overlapping').toEqual(expected);

      await test.db(table).delete();
      expect(await replay(test.db, projection)).toMatchObject({ events: all.length });
      expect(await rows(), 'replayed').toEqual(expected);

      await live(all);
      expect(await rows(), 'live after a replay').toEqual(expected);
    });

    it('is corrected where it is wrong, and unchanged where it is right', async () => {
      const places = async () => (await test.db.raw('select ctid from ?? order by 1', [table])).rows;
      const [expected, before] = [await rows(), await places()];
      expect(await replay(test.db, projection)).toMatchObject({ differing: 0 });
      expect(await places()).toEqual(before);

      const [missing, wrong, ...others] = before;
      expect(others.length).toBeGreaterThan(0);
      await test.db(table).where(missing).delete();
      await test.db(table).where(wrong).update(wrongly[consumer]);
      expect(await replay(test.db, projection)).toMatchObject({ differing: 2 });
      expect(await rows()).toEqual(expected);
    });

    it('counts a superfluous row and a missing one as two', async () => {
      const expected = await rows();
      const [place] = (await test.db.raw('select ctid from ?? limit 1', [table])).rows;
      await test.db(table).where(place).update(elsewhere[consumer]);
      expect(await replay(test.db, projection)).toMatchObject({ differing: 2 });
      expect(await rows()).toEqual(expected);
    });

    it('retains its old rows when a replay fails', async () => {
      const before = await rows();
      const broken = { ...projection, selectRows: () => 'select broken' };
      await expect(replay(test.db, broken)).rejects.toThrow('broken');
      expect(await rows()).toEqual(before);
    });
  },
);

describe('while a read model is locked for longer than a statement may take', () => {
  const timeouts = { connectionMs: 2000, statementMs: 200, responseMs: 300, idleMs: 300 };
  const database = useDatabase();

  it.each(projections)('a replay waits for it: $table', async (projection) => {
    const db = openDatabase(database.url, 4, 'test-worker', timeouts);
    onTestFinished(() => db.destroy());
    const locking = await database.db.transaction();
    await locking.raw('lock table ?? in access exclusive mode', [projection.table]);
    const replaying = replay(db, projection);
    await setTimeout(1000);
    await locking.commit();
    expect(await replaying).toEqual({ events: 0, differing: 0 });
  });
});

const wrongly = {
  activity: { action: 'did nothing' },
  statistics: { value: 4711 },
  responses: { kind: 'invented' },
};

/** Keys that no row has. */
const elsewhere = {
  activity: { event_id: 999_999 },
  statistics: { day: '2001-01-01' },
  responses: { event_id: 999_999 },
};

/** Submissions, changes, assignments and deletions as staff make them. */
async function makeHistory(test: ReturnType<typeof useApi>) {
  const admin = await test.as('admin');
  for (let n = 0; n < 4; n += 1) {
    const contact = await buildContact(test, { name: `Contact ${n}` });
    const booking = await buildBooking(test, { fields: { login_id: `Booking ${n}` } });
    await admin.put(`/api/contact/${contact.id}`, { body: { status: 'replied', priority: 'high' } });
    await admin.put(`/api/contact/${contact.id}`, { body: { status: 'new', assigned_to: admin.userId } });
    if (n % 2) await admin.delete(`/api/contact/${contact.id}`);
    else await admin.put(`/api/booking/${booking.id}`, { body: { status: 'closed' } });
  }
  // Days differ, like real ones.
  await test.db.raw(`update events set occurred_at = occurred_at - (id % 5) * interval '1 day'`);
}

/** The same list in another order, the same in each run. */
function shuffled<Entry>(list: Entry[]): Entry[] {
  return list
    .map((entry, index) => ({ entry, place: ((index * 7919) % 104_729) % list.length }))
    .sort((a, b) => a.place - b.place || 1)
    .map(({ entry }) => entry)
    .reverse();
}
