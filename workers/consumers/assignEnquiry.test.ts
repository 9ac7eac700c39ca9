import { beforeEach, describe, expect, it } from 'vitest';
import { useApi } from '../../server/testing/api.ts';
import { buildBooking, buildContact } from '../../server/testing/enquiries.ts';
import { listEvents } from '../../server/testing/events.ts';
import { buildSignedIn } from '../../server/testing/signIn.ts';
import { readEvents } from '../delivery/readEvents.ts';
import { listConsumers } from '../subscriptions.ts';
import { assignEnquiry } from './assignEnquiry.ts';

describe('rules that assign new enquiries', () => {
  const test = useApi({ RATE_LIMITS: 'off' });
  let meera: Awaited<ReturnType<typeof buildSignedIn>>;
  let anil: Awaited<ReturnType<typeof buildSignedIn>>;

  beforeEach(async () => {
    await test.db('users').update({ status: 'inactive' });
    meera = await buildSignedIn(test, { first_name: 'Meera', last_name: 'Iyer' });
    anil = await buildSignedIn(test, { first_name: 'Anil', last_name: 'Rao' });
    await setRules({ assignment_rule: 'round_robin', assignment_people: '' });
  });

  const setRules = (rules: object) =>
    test.db('settings').update({ changed: test.db.raw('changed || ?::jsonb', [JSON.stringify(rules)]) });
  /** Delivers the event of a submission, as often as a queue may. Returns the assignee. */
  async function bring({ id }: { id: number }, times = 1) {
    const ids = await test.db('events').where({ type: 'enquiry.submitted', entity_id: id }).pluck('id');
    const [event] = await readEvents(test.db, ids);
    if (!event) throw new Error('A submission has an event');
    expect(listConsumers(event.type)).toContain('assignment');
    await Promise.all(Array.from({ length: times }, () => assignEnquiry(test.db, event)));
    const row = await test.db('enquiries').where({ id }).first();
    return { id, assigned_to: row?.assigned_to };
  }
  const arrive = async (fields: Record<string, unknown> = {}, times = 1) =>
    bring(await buildContact(test, fields), times);
  const setDuty = (token: string, on_duty: unknown) =>
    test.api.put('/api/auth/duty', { token, body: { on_duty } });

  it('assign them in turn to people on duty, each once, and record it', async () => {
    const first = await arrive({}, 3);
    expect(first.assigned_to).toBe(meera.user.id);
    expect((await arrive()).assigned_to).toBe(anil.user.id);
    expect((await arrive()).assigned_to).toBe(meera.user.id);
    expect((await listEvents(test.db, 'enquiry', first.id)).slice(1)).toMatchObject([
      { type: 'enquiry.assigned', data: { to: 'Meera Iyer', assigneeId: meera.user.id }, actor: null },
    ]);
    expect((await listEvents(test.db, 'enquiry', first.id)).slice(1)).toHaveLength(1);
  });

  it('skip people off duty, and leave an enquiry unassigned when everyone is off duty', async () => {
    expect(await setDuty(meera.token, false)).toMatchObject({
      status: 200,
      body: { data: { on_duty: false } },
    });
    await setDuty(meera.token, false);
    const own = await test.api.get('/api/auth/duty', { token: meera.token });
    expect(own.body.data).toEqual({ on_duty: false });
    expect((await arrive()).assigned_to).toBe(anil.user.id);
    expect((await arrive()).assigned_to).toBe(anil.user.id);
    await setDuty(anil.token, false);
    expect((await arrive()).assigned_to).toBeNull();
    await setDuty(meera.token, true);
    expect((await arrive()).assigned_to).toBe(meera.user.id);
    expect((await setDuty(meera.token, 'maybe')).status).toBe(422);
    expect((await test.api.put('/api/auth/duty', { body: { on_duty: true } })).status).toBe(401);
    const recorded = (await listEvents(test.db, 'user', meera.user.id)).filter(
      ({ type }) => type === 'user.duty_changed',
    );
    expect(recorded.map(({ data }) => data['onDuty'])).toEqual([false, true]);
  });

  it('assign them to the person named for a type or destination, if that person is on duty', async () => {
    await setRules({
      assignment_rule: 'none',
      assignment_people: `wedding: ${anil.user.username}\nKerala: ${meera.user.username}`,
    });
    expect((await arrive({ enquiry_type: 'wedding' })).assigned_to).toBe(anil.user.id);
    expect((await arrive({ enquiry_type: 'general' })).assigned_to).toBeNull();
    const wedding = await buildBooking(test, { fields: { for: 'Wedding', travel_type: '' } });
    expect((await bring(wedding)).assigned_to).toBe(anil.user.id);
    const trip = await buildBooking(test, { fields: { info: 'Backwaters of Kerala' } });
    expect((await bring(trip)).assigned_to).toBe(meera.user.id);
    await setDuty(anil.token, false);
    expect((await arrive({ enquiry_type: 'wedding' })).assigned_to).toBeNull();
    await setRules({ assignment_rule: 'round_robin' });
    expect((await arrive({ enquiry_type: 'wedding' })).assigned_to).toBe(meera.user.id);
  });

  it('skip enquiries that are assigned, done, erased or deleted', async () => {
    for (const fields of [
      { assigned_to: anil.user.id },
      { status: 'replied' },
      { status: 'closed' },
      { erased_at: new Date() },
    ]) {
      const enquiry = await buildContact(test, {});
      await test.db('enquiries').where({ id: enquiry.id }).update(fields);
      const { assigned_to } = await bring(enquiry);
      expect(assigned_to, JSON.stringify(fields)).toBe(fields.assigned_to ?? null);
    }
    const [opened, deleted] = [await buildContact(test, {}), await buildContact(test, {})];
    await test.db('enquiries').where({ id: opened.id }).update({ status: 'in_progress' });
    expect((await bring(opened)).assigned_to).toBe(meera.user.id);
    await test.db('enquiries').where({ id: deleted.id }).delete();
    await bring(deleted);
    expect((await listEvents(test.db, 'enquiry', deleted.id)).map(({ type }) => type)).toEqual([
      'enquiry.submitted',
    ]);
  });

  it('assign nothing by default, and are lines that name a user', async () => {
    await setRules({ assignment_rule: 'none' });
    expect((await arrive()).assigned_to).toBeNull();
    const admin = await test.as('admin');
    await test.db('users').where({ id: admin.userId }).update({ status: 'active' });
    for (const assignment_people of ['Goa', 'Goa: meera iyer', ': meera']) {
      expect((await admin.put('/api/settings', { body: { assignment_people } })).status).toBe(422);
    }
    const unknown = await admin.put('/api/settings', {
      body: { assignment_people: `Goa: ${meera.user.username}\nBali: Nobody1\nPune: nobody1` },
    });
    expect(unknown).toMatchObject({
      status: 422,
      body: {
        errors: [{ field: 'assignment_people', message: 'There is no user with the user name nobody1' }],
      },
    });
    const assignment_people = `Goa: ${meera.user.username.toUpperCase()}`;
    expect((await admin.put('/api/settings', { body: { assignment_people } })).status).toBe(200);
    await meera.user.$query(test.db).delete();
    const other = await admin.put('/api/settings', { body: { assignment_people, agency_name: 'Konkan' } });
    expect(other, 'the rule is as it was').toMatchObject({ status: 200 });
  });
});
