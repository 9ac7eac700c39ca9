import { describe, expect, it } from 'vitest';
import { useApi } from '../../testing/api.ts';
import { buildContact } from '../../testing/enquiries.ts';

const hourMs = 3_600_000;

describe('the reply clock of an enquiry', () => {
  const test = useApi({ RATE_LIMITS: 'off' });

  const age = (id: number, hours: number) =>
    test
      .db('enquiries')
      .where({ id })
      .update({ created_at: new Date(Date.now() - hours * hourMs) });
  const getClock = async (id: number) => {
    const staff = await test.as('employee');
    return (await staff.get(`/api/contact/${id}`)).body.data.clock;
  };

  it('starts with the enquiry and is due after the reply time', async () => {
    const { id } = await buildContact(test);
    const { created_at } = await test.db('enquiries').where({ id }).first();
    expect(await getClock(id)).toEqual({
      state: 'due',
      due_at: new Date(created_at.getTime() + 24 * hourMs).toISOString(),
      snoozed_until: null,
      reopened: false,
    });
    await age(id, 19);
    expect(await getClock(id)).toMatchObject({ state: 'due_soon' });
    await age(id, 25);
    expect(await getClock(id)).toMatchObject({ state: 'overdue' });
  });

  it('stops with each status of handled enquiries, and runs on with an open one', async () => {
    const staff = await test.as('employee');
    const { id } = await buildContact(test);
    const { due_at } = await getClock(id);
    for (const [status, state] of [
      ['in_progress', 'due'],
      ['replied', 'answered'],
      ['resolved', 'answered'],
      ['closed', 'answered'],
      ['new', 'due'],
    ]) {
      await staff.put(`/api/contact/${id}`, { body: { status } });
      expect(await getClock(id), status).toMatchObject({ state, due_at });
    }
  });

  it('is in the list, which sorts by it, and is gone with the enquiry', async () => {
    const staff = await test.as('admin');
    const [late, later] = [await buildContact(test, { name: 'Late' }), await buildContact(test, { name: 'Later' })];
    await age(late.id, 30);
    await age(later.id, 40);
    const { body } = await staff.get('/api/enquiries?view=overdue&sort=due_at&order=asc&search=late');
    expect(body.data).toMatchObject([
      { name: 'Later', overdue: true, clock: { state: 'overdue' } },
      { name: 'Late', overdue: true, clock: { state: 'overdue' } },
    ]);
    expect((await staff.delete(`/api/contact/${late.id}`)).status).toBe(200);
    expect(await test.db('reply_clocks').where({ enquiry_id: late.id })).toEqual([]);
  });

  it('starts when an enquiry is released from the quarantine', async () => {
    const admin = await test.as('admin');
    const held = await buildContact(test, { name: 'Held', website: 'https://spam.example' });
    expect(await test.db('reply_clocks').where({ enquiry_id: held.id })).toEqual([]);
    const [{ id }] = (await admin.get('/api/quarantine')).body.data;
    expect((await admin.post(`/api/quarantine/${id}/release`)).status).toBe(200);
    expect(await getClock(held.id)).toMatchObject({ state: 'due' });
  });

  it('lists mine among the open ones, for the caller alone', async () => {
    const [employee, admin] = [await test.as('employee'), await test.as('admin')];
    const { id } = await buildContact(test, { name: 'Theirs' });
    await admin.put(`/api/contact/${id}`, { body: { assigned_to: employee.userId } });
    const names = async (as: typeof employee) =>
      (await as.get('/api/enquiries?view=mine')).body.data.map((row: { name: string }) => row.name);
    expect(await names(employee)).toEqual(['Theirs']);
    expect(await names(admin)).toEqual([]);
    expect((await employee.get('/api/enquiries/statistics')).body.data.views).toMatchObject({ mine: 1 });
  });
});
