import { describe, expect, it } from 'vitest';
import { createSystemContext } from '../../platform/events/events.ts';
import { addDays, dayStart, toDay } from '../../platform/text/days.contract.ts';
import { useApi } from '../../testing/api.ts';
import { buildContact } from '../../testing/enquiries.ts';
import { listEvents } from '../../testing/events.ts';
import { conversationTexts } from '../conversations/contract.ts';
import { lockEnquiry } from '../enquiries/commands/lockEnquiry.ts';
import { reopenEnquiry } from '../enquiries/commands/reopenEnquiry.ts';
import { fireTimers } from './commands/fireTimers.ts';

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

  it('stops with each status of handled enquiries, and continues with an open one', async () => {
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
    const [late, later] = [
      await buildContact(test, { name: 'Late' }),
      await buildContact(test, { name: 'Later' }),
    ];
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

  it('lists the caller’s own among the open ones', async () => {
    const [employee, admin] = [await test.as('employee'), await test.as('admin')];
    const { id } = await buildContact(test, { name: 'Theirs' });
    await admin.put(`/api/contact/${id}`, { body: { assigned_to: employee.userId } });
    const names = async (as: typeof employee) =>
      (await as.get('/api/enquiries?view=mine')).body.data.map((row: { name: string }) => row.name);
    expect(await names(employee)).toEqual(['Theirs']);
    expect(await names(admin)).toEqual([]);
    expect((await employee.get('/api/enquiries/statistics')).body.data.views).toMatchObject({ mine: 1 });
  });

  it('stops while it is snoozed or waits for the customer, and gets the whole time when it resumes', async () => {
    const staff = await test.as('employee');
    const { id, reference } = await buildContact(test);
    await age(id, 30);
    const put = (action: string, body: object = {}) => staff.put(`/api/enquiries/${id}/${action}`, { body });
    const timeZone = 'Asia/Kolkata';
    const day = addDays(toDay(new Date(), timeZone), 3);
    const morning = new Date(dayStart(day, timeZone).getTime() + 9 * hourMs).toISOString();

    expect(await put('resume')).toMatchObject({ status: 409 });
    expect(await put('snooze', { until: day })).toMatchObject({
      status: 200,
      body: { data: { state: 'snoozed', snoozed_until: morning } },
    });
    expect((await staff.get('/api/enquiries?view=snoozed')).body.data).toMatchObject([
      { id, overdue: false },
    ]);
    expect(await put('wait')).toMatchObject({ body: { data: { state: 'waiting', snoozed_until: null } } });
    expect((await put('wait')).status).toBe(200);
    expect((await staff.get('/api/enquiries?view=waiting')).body.data).toMatchObject([{ id }]);
    const before = Date.now();
    const resumed = await put('resume');
    expect(resumed).toMatchObject({ status: 200, body: { data: { state: 'due' } } });
    expect(Date.parse(resumed.body.data.due_at)).toBeGreaterThanOrEqual(before + 24 * hourMs);

    const recorded = (await listEvents(test.db, 'enquiry', id)).slice(1);
    expect(recorded).toMatchObject([
      { type: 'reply_clock.snoozed', data: { reference, until: morning }, actor: { id: staff.userId } },
      { type: 'reply_clock.paused', data: { reference } },
      { type: 'reply_clock.resumed', data: { reference, dueAt: resumed.body.data.due_at } },
    ]);
    const history = (await staff.get(`/api/enquiries/${id}/history`)).body.data;
    expect(history.map(({ action }: { action: string }) => action)).toEqual([
      ...['submitted', 'snoozed', 'reply_clock_paused', 'reply_clock_resumed'],
    ]);
  });

  it('is not snoozed by a user who saw another clock', async () => {
    const staff = await test.as('employee');
    const { id } = await buildContact(test);
    const day = (days: number) => addDays(toDay(new Date(), 'Asia/Kolkata'), days);
    const seen = async () => (await staff.get(`/api/contact/${id}`)).body.data.clock;
    const snooze = async (until: string, { due_at, snoozed_until }: Record<string, unknown>) =>
      (
        await staff.put(`/api/enquiries/${id}/snooze`, {
          body: { until, expected: { due_at, snoozed_until } },
        })
      ).status;
    const running = await seen();
    expect(await snooze(day(3), running)).toBe(200);
    expect(await snooze(day(3), running), 'the same again').toBe(200);
    expect(await snooze(day(4), running), 'a colleague snoozed it').toBe(409);
    expect(await snooze(day(4), { ...running, snoozed_until: day(3) }), 'by the day that was chosen').toBe(
      200,
    );
    const snoozed = await seen();
    expect(await snooze(day(5), snoozed)).toBe(200);
    await staff.put(`/api/enquiries/${id}/resume`);
    expect(await snooze(day(6), snoozed), 'it started again').toBe(409);
    expect(await snooze(day(6), running), 'its time began again').toBe(409);
    expect((await seen()).state).toBe('due');
    const { due_at, snoozed_until, state } = await seen();
    await staff.put(`/api/contact/${id}`, { body: { status: 'closed' } });
    const body = { until: day(6), expected: { due_at, snoozed_until, state } };
    expect((await staff.put(`/api/enquiries/${id}/snooze`, { body })).status, 'it was closed').toBe(409);
  });

  it('is not snoozed by a user who saw it before or after it waited for the customer', async () => {
    const staff = await test.as('employee');
    const { id } = await buildContact(test);
    const day = (days: number) => addDays(toDay(new Date(), 'Asia/Kolkata'), days);
    const see = async () => {
      const { due_at, snoozed_until, state } = (await staff.get(`/api/contact/${id}`)).body.data.clock;
      return { due_at, snoozed_until, state };
    };
    const put = async (action: string, body: object) =>
      (await staff.put(`/api/enquiries/${id}/${action}`, { body })).status;
    const running = await see();
    expect(await put('wait', { expected: running })).toBe(200);
    expect(await put('wait', { expected: running }), 'the same again').toBe(200);
    expect(await put('snooze', { until: day(3), expected: running }), 'a colleague lets it wait').toBe(409);
    const waiting = await see();
    expect(waiting.state).toBe('waiting');
    expect(await put('snooze', { until: day(3), expected: waiting })).toBe(200);
    expect(await put('snooze', { until: day(3), expected: waiting }), 'the same again').toBe(200);
    expect(await put('snooze', { until: day(4), expected: waiting }), 'a colleague snoozed it').toBe(409);
    expect(await put('wait', { expected: running }), 'a colleague snoozed it').toBe(409);
  });

  it('does not wait for a customer whose message started it again since it was seen', async () => {
    const staff = await test.as('employee');
    const { id } = await buildContact(test);
    const seen = async () => (await staff.get(`/api/contact/${id}`)).body.data.clock;
    await staff.put(`/api/contact/${id}`, { body: { status: 'replied' } });
    const { due_at, snoozed_until, state } = await seen();
    const wait = () =>
      staff.put(`/api/enquiries/${id}/wait`, { body: { expected: { due_at, snoozed_until, state } } });
    await test.db.transaction(async (trx) =>
      reopenEnquiry(trx, await lockEnquiry(trx, id), createSystemContext(new Date())),
    );
    expect(await wait()).toMatchObject({ status: 409 });
    expect(await seen()).toMatchObject({ state: 'due', reopened: true });
  });

  it('returns on the morning when its snooze ends, with the whole reply time', async () => {
    const staff = await test.as('employee');
    const { id } = await buildContact(test);
    const day = addDays(toDay(new Date(), 'Asia/Kolkata'), 2);
    await staff.put(`/api/enquiries/${id}/snooze`, { body: { until: day } });
    const { fires_at } = await test.db('reply_clocks').where({ enquiry_id: id }).first();
    await fireTimers(test.db, new Date(fires_at.getTime() - 1));
    expect(await getClock(id)).toMatchObject({ state: 'snoozed' });
    await fireTimers(test.db, fires_at);
    expect(await getClock(id)).toMatchObject({
      state: 'due',
      due_at: new Date(fires_at.getTime() + 24 * hourMs).toISOString(),
    });
  });

  it('continues to wait when the enquiry is replied to, and not when it is done', async () => {
    const staff = await test.as('employee');
    const { id } = await buildContact(test);
    await staff.put(`/api/enquiries/${id}/wait`);
    await staff.put(`/api/contact/${id}`, { body: { status: 'replied' } });
    expect(await getClock(id)).toMatchObject({ state: 'waiting' });
    await staff.put(`/api/contact/${id}`, { body: { status: 'resolved' } });
    expect(await getClock(id)).toMatchObject({ state: 'answered' });
  });

  it('does not change for an enquiry that cannot be replied to', async () => {
    const staff = await test.as('employee');
    const [duplicate, main, erased] = [
      await buildContact(test),
      await buildContact(test),
      await buildContact(test),
    ];
    await staff.put(`/api/enquiries/${duplicate.id}/merge`, { body: { into: main.id } });
    await test.db('enquiries').where({ id: erased.id }).update({ erased_at: new Date() });
    const until = addDays(toDay(new Date(), 'Asia/Kolkata'), 2);
    for (const [id, error] of [
      [duplicate.id, conversationTexts.merged(main.reference)],
      [erased.id, conversationTexts.erased],
    ] as const) {
      const before = await test.db('reply_clocks').where({ enquiry_id: id }).first();
      for (const action of ['snooze', 'resume']) {
        const body = action === 'snooze' ? { until } : {};
        const refused = await staff.put(`/api/enquiries/${id}/${action}`, { body });
        expect(refused, action).toMatchObject({ status: 409, body: { error } });
      }
      expect(await test.db('reply_clocks').where({ enquiry_id: id }).first()).toEqual(before);
      // One that runs nevertheless, such as after a change of the status, can be stopped.
      expect((await staff.put(`/api/enquiries/${id}/wait`, { body: {} })).status).toBe(200);
    }
  });

  it('is not snoozed until a day that is past, too far away or invalid', async () => {
    const staff = await test.as('employee');
    const { id } = await buildContact(test);
    const today = toDay(new Date(), 'Asia/Kolkata');
    for (const until of [today, addDays(today, 400), 'tomorrow', '']) {
      const refused = await staff.put(`/api/enquiries/${id}/snooze`, { body: { until } });
      expect(refused, until).toMatchObject({ status: 422, body: { errors: [{ field: 'until' }] } });
    }
    expect(await getClock(id)).toMatchObject({ state: 'due' });
    const missing = await staff.put('/api/enquiries/999999/snooze', { body: { until: addDays(today, 2) } });
    expect(missing.status).toBe(404);
    expect((await staff.put('/api/enquiries/999999/wait')).status).toBe(404);
  });
});
