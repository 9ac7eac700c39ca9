import { beforeEach, describe, expect, it } from 'vitest';
import { useApi } from '../../testing/api.ts';
import { lockMain } from './commands/lockEnquiry.ts';
import { enquiryPriorities, enquiryStatuses } from './contract.ts';
import {
  countOpenByAge,
  countOverdueByPerson,
  findPersonEnquiries,
  getEnquiry,
  listEnquiries,
  listMergedEnquiries,
  readEnquiryBatches,
  selectEnquiriesByEventDate,
} from './queries.ts';

const now = new Date('2026-11-20T12:00:00Z');
const clock = { timeZone: 'Asia/Kolkata', now };
const hoursAgo = (hours: number, milliseconds = 0) =>
  new Date(now.getTime() - hours * 3_600_000 - milliseconds);

describe('the queries of enquiries', () => {
  const test = useApi();
  const add = async (fields: Record<string, unknown> = {}): Promise<number> => {
    const [row] = await test
      .db('enquiries')
      .insert({
        channel: 'contact',
        enquiry_type: 'general',
        name: 'Asha Naik',
        email: 'asha@example.com',
        subject: 'Kerala',
        message: 'A week in Kerala, please.',
        status: 'new',
        created_at: now,
        updated_at: now,
        ...fields,
      })
      .returning('id');
    return row.id;
  };

  beforeEach(() => test.db('enquiries').delete());

  it('read every enquiry once for an export, newest first, for any batch size', async () => {
    // 2,000 are two whole batches; all of the same moment, so that only their numbers order them.
    for (const count of [0, 999, 1000, 1001, 2000]) {
      await test.db('enquiries').delete();
      await test.db.raw(
        `insert into enquiries (channel, enquiry_type, name, email, subject, message, created_at, updated_at)
         select 'booking', 'booking', 'Visitor', 'v@example.com', 'Goa', 'A week in Goa', at, at
         from (select ?::timestamptz as at) as moment, generate_series(1, ?::integer)`,
        [now, count],
      );
      const sizes: number[] = [];
      const ids: number[] = [];
      for await (const batch of readEnquiryBatches(test.db, {}, clock)) {
        sizes.push(batch.length);
        ids.push(...batch.map(({ id }) => id));
      }
      expect(sizes).toEqual(
        [1000, 1000].map((size, place) => Math.min(size, count - place * size)).filter((size) => size > 0),
      );
      expect(ids).toEqual(await test.db('enquiries').orderBy('id', 'desc').pluck('id'));
    }
  });

  it('leave filtered enquiries out of an export', async () => {
    await add({ status: 'closed' });
    const id = await add({ status: 'replied' });
    const batches = [];
    for await (const batch of readEnquiryBatches(test.db, { status: 'replied' }, clock)) batches.push(batch);
    expect(batches.map((batch) => batch.map((row) => row.id))).toEqual([[id]]);
  });

  it('count open enquiries by their age, each border belonging to the older group', async () => {
    expect((await countOpenByAge(test.db, now)).map(({ count }) => count)).toEqual([0, 0, 0, 0]);
    for (const created_at of [
      hoursAgo(0),
      hoursAgo(24, -1),
      hoursAgo(24),
      hoursAgo(72, -1),
      hoursAgo(71),
      hoursAgo(72),
      hoursAgo(168),
      hoursAgo(1000),
      hoursAgo(1001),
      hoursAgo(1002),
    ])
      await add({ created_at, status: created_at.getTime() % 2 ? 'in_progress' : 'new' });
    for (const status of ['replied', 'resolved', 'closed']) await add({ created_at: hoursAgo(1), status });
    expect(await countOpenByAge(test.db, now)).toEqual([
      { name: 'Under 1 day', count: 2 },
      { name: '1 to 3 days', count: 3 },
      { name: '3 to 7 days', count: 1 },
      { name: 'Over 7 days', count: 4 },
    ]);
  });

  it('count overdue enquiries by assignee, most first', async () => {
    const { userId } = await test.as('employee');
    const user = await test.db('users').where({ id: userId }).first();
    await add({ created_at: hoursAgo(300), assigned_to: userId });
    for (let n = 0; n < 2; n += 1) await add({ created_at: hoursAgo(300) });
    await add({ created_at: hoursAgo(300), status: 'replied' });
    await add({ created_at: hoursAgo(0) });
    expect(await countOverdueByPerson(test.db, now)).toEqual([
      { name: 'Unassigned', count: 2 },
      { name: `${user.first_name} ${user.last_name}`, count: 1 },
    ]);
  });

  it('find those with a date in a period, including its first and last day, without merged and erased ones', async () => {
    const main = await add({ event_date: '2026-11-01' });
    const last = await add({ event_date: '2026-11-03' });
    for (const event_date of ['2026-10-31', '2026-11-04', null]) await add({ event_date });
    await add({ event_date: '2026-11-02', merged_into: main });
    await add({ event_date: '2026-11-02', erased_at: now });
    const found = selectEnquiriesByEventDate(test.db, { from: '2026-11-01', to: '2026-11-03' });
    expect(await found.orderBy('id').pluck('id')).toEqual([main, last]);
  });

  it('list what was merged into one, oldest first, at most fifty and no erased ones', async () => {
    const main = await add();
    const merged = [];
    for (let n = 0; n < 51; n += 1) merged.push(await add({ merged_into: main }));
    await test.db('enquiries').where({ id: merged[0] }).update({ erased_at: now });
    await add({ merged_into: merged[1] ?? 0 });
    expect((await listMergedEnquiries(test.db, main)).map(({ id }) => id)).toEqual(merged.slice(1));
  });

  it('lock the enquiry in whose thread one is answered', async () => {
    const main = await add();
    const merged = await add({ merged_into: main });
    await test.db.transaction(async (trx) => {
      for (const id of [main, merged]) {
        const enquiry = await getEnquiry(trx, id);
        expect(enquiry && (await lockMain(trx, enquiry)).id).toBe(main);
      }
    });
  });

  it('find a person by address, or by number where there is one', async () => {
    const id = await add({ phone: '+91 98220 12345' });
    const other = await add({ email: 'other@example.com', phone: '098220-12345' });
    await add({ email: 'third@example.com' });
    expect(await findPersonEnquiries(test.db, { email: 'asha@example.com' })).toEqual([
      { id, email: 'asha@example.com' },
    ]);
    const byPhone = await findPersonEnquiries(test.db, { phone: '9822012345' });
    expect(byPhone.map((row) => row.id).sort((a, b) => a - b)).toEqual([id, other]);
  });

  it('read one by the channel through which it came: mails came through that of messages', async () => {
    const mail = await add({ channel: 'mail' });
    const booking = await add({ channel: 'booking', enquiry_type: 'booking' });
    expect((await getEnquiry(test.db, mail, 'contact'))?.id).toBe(mail);
    expect(await getEnquiry(test.db, mail, 'booking')).toBeUndefined();
    expect((await getEnquiry(test.db, booking, 'booking'))?.id).toBe(booking);
    for (const id of [mail, booking]) expect((await getEnquiry(test.db, id))?.id).toBe(id);
  });

  it('list by the requested column and direction, and by id among equals', async () => {
    const [second, first, third] = [
      await add({ name: 'Bela', created_at: hoursAgo(1) }),
      await add({ name: 'Asha', created_at: hoursAgo(2) }),
      await add({ name: 'Bela', created_at: hoursAgo(3) }),
    ];
    const dueIn = { [second]: 3, [first]: 1, [third]: 2 };
    for (const [id, hours] of Object.entries(dueIn))
      await test
        .db('reply_clocks')
        .where({ enquiry_id: Number(id) })
        .update({ due_at: hoursAgo(-hours) });
    const list = async (sort: 'name' | 'created_at' | 'due_at', order: 'asc' | 'desc') => {
      const { rows } = await listEnquiries(test.db, { sort, order, page: 1, limit: 10 }, clock);
      return rows.map(({ id }) => id);
    };
    expect(await list('name', 'asc')).toEqual([first, second, third]);
    expect(await list('name', 'desc')).toEqual([third, second, first]);
    expect(await list('created_at', 'asc')).toEqual([third, first, second]);
    expect(await list('due_at', 'asc')).toEqual([first, third, second]);
    expect(await list('due_at', 'desc')).toEqual([second, third, first]);
  });

  it('list priorities and statuses in the order of their meaning', async () => {
    for (const priority of enquiryPriorities) await add({ priority });
    for (const status of enquiryStatuses) await add({ status });
    const list = async (sort: 'priority' | 'status', order: 'asc' | 'desc') => {
      const { rows } = await listEnquiries(test.db, { sort, order, page: 1, limit: 10 }, clock);
      return [...new Set(rows.map((row) => row[sort]))];
    };
    expect(await list('priority', 'asc')).toEqual(enquiryPriorities);
    expect(await list('priority', 'desc')).toEqual([...enquiryPriorities].reverse());
    expect(await list('status', 'asc')).toEqual(enquiryStatuses);
    expect(await list('status', 'desc')).toEqual([...enquiryStatuses].reverse());
  });
});
