import { describe, expect, it } from 'vitest';
import { useApi } from '../../testing/api.ts';
import { buildBooking, buildContact } from '../../testing/enquiries.ts';
import { rollUpEnquiryCounts } from './commands/rollUpEnquiryCounts.ts';
import { selectEnquiryCounts } from './queries.ts';

describe('the counts of enquiries', () => {
  const test = useApi();
  const group = ['channel', 'enquiry_type', 'status', 'priority', 'assigned_to'];

  /** The maintained counts and the actual ones, both by everything that is counted. */
  const both = async () => {
    const sorted = (rows: Record<string, unknown>[]) =>
      rows
        .filter(({ total }) => total !== 0)
        .map((row) => JSON.stringify(row))
        .sort();
    const said = await selectEnquiryCounts(test.db).select(group).sum({ total: 'amount' }).groupBy(group);
    const there = await test.db('enquiries').select(group).count({ total: '*' }).groupBy(group);
    return { said: sorted(said), there: sorted(there) };
  };
  const expectTrue = async () => {
    const { said, there } = await both();
    expect(said).toEqual(there);
  };

  it('are exact at every moment, before, while and after they are rolled up', async () => {
    const admin = await test.as('admin');
    for (let n = 0; n < 3; n += 1) {
      const contact = await buildContact(test);
      await buildBooking(test);
      await admin.put(`/api/contact/${contact.id}`, {
        body: { status: n ? 'replied' : 'closed', priority: 'urgent', assigned_to: admin.userId },
      });
      if (n === 1) await admin.delete(`/api/contact/${contact.id}`);
      await expectTrue();
      await Promise.all([rollUpEnquiryCounts(test.db), buildContact(test), rollUpEnquiryCounts(test.db)]);
      await expectTrue();
    }
    // The enquiries of a deleted account are assigned to no one.
    await test.db('sessions').where({ user_id: admin.userId }).delete();
    await test.db('users').where({ id: admin.userId }).delete();
    await expectTrue();
    await rollUpEnquiryCounts(test.db);
    await expectTrue();
    expect(await test.db('enquiry_count_changes')).toEqual([]);
    expect((await both()).there.length).toBeGreaterThan(2);
  });
});
