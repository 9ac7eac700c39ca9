import { describe, expect, it } from 'vitest';
import { markReplyFailed } from '../../server/modules/conversations/commands/markReplyDelivery.ts';
import { withdrawEnquiry } from '../../server/modules/conversations/commands/withdrawEnquiry.ts';
import { createSystemContext } from '../../server/platform/events/events.ts';
import { useApi } from '../../server/testing/api.ts';
import { buildBooking, buildContact } from '../../server/testing/enquiries.ts';
import { listEvents } from '../../server/testing/events.ts';
import { buildSignedIn } from '../../server/testing/signIn.ts';
import { project } from '../delivery/project.ts';
import { replay } from '../delivery/replay.ts';
import { subscriptions } from '../subscriptions.ts';
import { responsesProjection } from './responsesProjection.ts';

const hourMs = 3_600_000;

describe('the response statistics', () => {
  const test = useApi({ RATE_LIMITS: 'off' });

  const projectAll = async () => {
    const events = await test
      .db('events')
      .whereIn('type', [...subscriptions.responses])
      .select('id');
    await project(test.db, responsesProjection, events);
  };
  /** Moves the submission of an enquiry, as its event records it, into the past. */
  const submittedHoursAgo = (id: number, hours: number) =>
    test
      .db('events')
      .where({ type: 'enquiry.submitted', entity_id: id })
      .update({ occurred_at: new Date(Date.now() - hours * hourMs) });
  const read = async (period = '30d') =>
    (await (await test.as('employee')).get(`/api/responses/statistics?period=${period}`)).body.data;

  it('are null and zero without enquiries', async () => {
    expect(await read()).toMatchObject({
      received: 0,
      answered: 0,
      median_seconds: null,
      p90_seconds: null,
      within_day: 0,
      by_week: [],
      by_person: [],
      by_type: [],
      by_source: [],
      booked: 0,
      lost: 0,
      lost_reasons: [],
    });
  });

  it('show how soon enquiries were answered, by person, type and source, without deleted ones', async () => {
    const { token: ananyas } = await buildSignedIn(test, { first_name: 'Ananya', last_name: 'Rao' });
    const { token: meeras } = await buildSignedIn(test, { first_name: 'Meera', last_name: 'Iyer' });
    const response = (token: string, path: string, status = 'replied') =>
      test.api.put(path, { token, body: { status } });

    const first = await buildContact(test);
    await submittedHoursAgo(first.id, 2);
    await response(ananyas, `/api/contact/${first.id}`);
    // Later changes do not count again.
    await response(meeras, `/api/contact/${first.id}`, 'resolved');
    const second = await buildContact(test, { enquiry_type: 'travel' });
    await submittedHoursAgo(second.id, 6);
    await response(ananyas, `/api/contact/${second.id}`);
    const third = await buildBooking(test, { fields: { travel_type: 'Wedding Package' } });
    await submittedHoursAgo(third.id, 30);
    await response(meeras, `/api/booking/${third.id}`);
    await buildBooking(test);
    await buildBooking(test, { fields: { for: 'wedding' } });
    const deleted = await buildContact(test);
    await (await test.as('admin')).delete(`/api/contact/${deleted.id}`);
    const old = await buildContact(test);
    await submittedHoursAgo(old.id, 24 * 40);

    await projectAll();
    const statistics = await read();
    const hours = (seconds: number) => Math.round(seconds / 360) / 10;
    expect(statistics).toMatchObject({ received: 5, answered: 3, within_day: 2 });
    expect(hours(statistics.median_seconds)).toBe(6);
    expect(hours(statistics.p90_seconds)).toBe(25.2);
    expect(statistics.by_person).toMatchObject([
      { name: 'Ananya Rao', received: 2, answered: 2, within_day: 2 },
      { name: 'Meera Iyer', received: 1, answered: 1, within_day: 0 },
    ]);
    expect(
      statistics.by_type.map(({ name, received }: { name: string; received: number }) => [name, received]),
    ).toEqual([
      ['booking', 1],
      ['general', 1],
      ['travel', 1],
      ['wedding', 2],
    ]);
    expect(statistics.by_source).toMatchObject([
      { name: 'booking', received: 3, answered: 1 },
      { name: 'contact', received: 2, answered: 2 },
    ]);
    expect(await read('90d')).toMatchObject({ received: 6 });
  });

  it('count the enquiries that are open and overdue now', async () => {
    const staff = await test.as('employee');
    const { id } = await buildContact(test);
    await test
      .db('enquiries')
      .where({ id })
      .update({ created_at: new Date(Date.now() - 50 * hourMs) });
    await staff.put(`/api/contact/${id}`, { body: { assigned_to: staff.userId } });
    const { open_by_age, overdue_by_person } = await read();
    expect(open_by_age.map(({ name }: { name: string }) => name)).toEqual([
      ...['Under 1 day', '1 to 3 days', '3 to 7 days', 'Over 7 days'],
    ]);
    expect(open_by_age[1].count).toBe(1);
    expect(overdue_by_person).toEqual([{ name: expect.any(String), count: 1 }]);
  });

  it('contain the outcomes of enquiries: the last outcome counts, and is an event', async () => {
    const staff = await test.as('employee');
    const [one, other, third] = [
      await buildContact(test),
      await buildContact(test),
      await buildContact(test),
    ];
    const decide = (id: number, body: object) => staff.put(`/api/enquiries/${id}/outcome`, { body });

    expect(await decide(one.id, { outcome: 'lost' })).toMatchObject({
      status: 422,
      body: { errors: [{ field: 'reason' }] },
    });
    expect((await decide(one.id, { outcome: 'booked', amount: '12.5' })).status).toBe(422);
    await decide(one.id, { outcome: 'lost', reason: 'price' });
    const booked = await decide(one.id, { outcome: 'booked', amount: '85000' });
    expect(booked).toMatchObject({
      status: 200,
      body: { data: { outcome: 'booked', amount: 85_000, reason: null } },
    });
    await decide(one.id, { outcome: 'booked', amount: 85_000 });
    await decide(other.id, { outcome: 'lost', reason: 'dates' });
    await decide(third.id, { outcome: 'lost', reason: 'dates' });
    await decide(third.id, { outcome: 'open' });
    expect((await decide(999_999, { outcome: 'open' })).status).toBe(404);

    expect((await listEvents(test.db, 'enquiry', one.id)).slice(1)).toMatchObject([
      { type: 'enquiry.lost', data: { reference: one.reference, reason: 'price' } },
      {
        type: 'enquiry.booked',
        data: { reference: one.reference, amount: 85_000 },
        actor: { id: staff.userId },
      },
    ]);
    expect((await staff.get(`/api/enquiries/${third.id}/outcome`)).body.data).toEqual({
      outcome: 'open',
      amount: null,
      reason: null,
    });
    await projectAll();
    expect(await read()).toMatchObject({
      booked: 1,
      booked_amount: 85_000,
      lost: 1,
      lost_reasons: [{ name: 'dates', count: 1 }],
    });
  });

  /** Gives the event of a type an earlier time than it has, as an API host does whose clock is behind. */
  const recordEarlier = (id: number, type: string) =>
    test
      .db('events')
      .where({ entity_type: 'enquiry', entity_id: id, type })
      .update({ occurred_at: new Date(Date.now() - hourMs) });

  it('contain the stored outcome, even if the host that recorded it has a clock that is behind', async () => {
    const staff = await test.as('employee');
    await projectAll();
    const before = await read();
    const { id } = await buildContact(test);
    const path = `/api/enquiries/${id}/outcome`;
    await staff.put(path, { body: { outcome: 'lost', reason: 'price' } });
    await staff.put(path, { body: { outcome: 'booked', amount: 7000 } });
    await recordEarlier(id, 'enquiry.booked');
    await projectAll();
    const { outcome, amount } = (await staff.get(path)).body.data;
    expect({ outcome, amount }).toEqual({ outcome: 'booked', amount: 7000 });
    const { booked, booked_amount, lost } = await read();
    expect({ booked, booked_amount, lost }).toEqual({
      booked: before.booked + 1,
      booked_amount: before.booked_amount + amount,
      lost: before.lost,
    });
  });

  it('count an enquiry that was separated, even if the host that did so has a clock that is behind', async () => {
    const staff = await test.as('employee');
    const [main, duplicate] = [await buildContact(test), await buildContact(test)];
    await projectAll();
    const { received } = await read();
    await staff.put(`/api/enquiries/${duplicate.id}/merge`, { body: { into: main.id } });
    await staff.put(`/api/enquiries/${duplicate.id}/separate`, { body: {} });
    await recordEarlier(duplicate.id, 'enquiry.separated');
    await projectAll();
    expect((await read()).received).toBe(received);
  });

  it('count no duplicate that was merged, and count it again once it is separated', async () => {
    const staff = await test.as('employee');
    const [main, duplicate] = [await buildContact(test), await buildContact(test)];
    await projectAll();
    const before = await read();
    const put = (action: string, body = {}) =>
      staff.put(`/api/enquiries/${duplicate.id}/${action}`, { body });
    await put('merge', { into: main.id });
    await projectAll();
    const { received, answered } = before;
    expect(await read()).toMatchObject({ received: received - 1, answered });
    await put('separate');
    await projectAll();
    expect(await read()).toMatchObject({ received, answered });
  });

  it('count the booking of a duplicate with its main enquiry, also after a replay and a separation', async () => {
    const staff = await test.as('employee');
    const [main, duplicate] = [await buildContact(test), await buildContact(test)];
    const put = (action: string, body = {}) =>
      staff.put(`/api/enquiries/${duplicate.id}/${action}`, { body });
    await put('outcome', { outcome: 'booked', amount: 70_000 });
    await projectAll();
    const { booked, booked_amount } = await read();
    for (const [action, body] of [['merge', { into: main.id }], ['separate']] as const) {
      await put(action, body);
      await projectAll();
      expect(await read(), action).toMatchObject({ booked, booked_amount });
    }
    expect(await replay(test.db, responsesProjection)).toMatchObject({ differing: 0 });
    expect(await read()).toMatchObject({ booked, booked_amount });
  });

  it('count neither a reply that was undone, but the next one, nor a withdrawal', async () => {
    const staff = await test.as('employee');
    const [undone, answered, withdrawn] = [
      await buildContact(test),
      await buildContact(test),
      await buildContact(test),
    ];
    const count = async () => {
      await projectAll();
      return (await read()).answered;
    };
    const before = await count();
    const reply = async ({ id }: { id: number }): Promise<string> => {
      const path = `/api/enquiries/${id}/replies`;
      return `${path}/${(await staff.post(path, { body: { html: '<p>Hi</p>' } })).body.data.id}`;
    };
    await staff.post(`${await reply(undone)}/undo`);
    await withdrawEnquiry(test.db, withdrawn.id, createSystemContext(new Date()));
    expect(await count()).toBe(before);

    const first = await reply(answered);
    await reply(answered);
    await staff.post(`${first}/undo`);
    expect(await count(), 'the second reply has not changed the status').toBe(before + 1);
  });

  it('count a reply that failed, or whose retry failed, only once a retry of it has arrived', async () => {
    const staff = await test.as('employee');
    const { id } = await buildContact(test);
    const path = `/api/enquiries/${id}/replies`;
    const count = async () => {
      await projectAll();
      return (await read()).answered;
    };
    const before = await count();
    const { data } = (await staff.post(path, { body: { html: '<p>Hi</p>' } })).body;
    const fail = async () => {
      await test.db('conversation_messages').where({ id: data.id }).update({ state: 'sending' });
      await markReplyFailed(test.db, data.id, '550 No such mailbox', createSystemContext(new Date()));
    };
    const retry = async () => expect((await staff.post(`${path}/${data.id}/retry`)).status).toBe(200);
    expect(await count()).toBe(before + 1);
    await fail();
    expect(await count()).toBe(before);
    await retry();
    expect(await count()).toBe(before + 1);
    await fail();
    expect(await count()).toBe(before);
    await retry();
    expect(await count()).toBe(before + 1);
  });

  describe('count no status that is restored', () => {
    async function buildConversation() {
      const staff = await test.as('employee');
      const { id } = await buildContact(test);
      const path = `/api/enquiries/${id}`;
      const reply = async (body = {}): Promise<number> =>
        (await staff.post(`${path}/replies`, { body: { html: '<p>Hi</p>', ...body } })).body.data.id;
      return {
        id,
        reply,
        undo: (replyId: number) => staff.post(`${path}/replies/${replyId}/undo`),
        put: (action: string, body = {}) => staff.put(`${path}/${action}`, { body }),
        withdraw: () => withdrawEnquiry(test.db, id, createSystemContext(new Date())),
        fail: async (replyId: number) => {
          await test.db('conversation_messages').where({ id: replyId }).update({ state: 'sending' });
          await markReplyFailed(test.db, replyId, '550 No such mailbox', createSystemContext(new Date()));
        },
        status: async () => (await test.db('enquiries').where({ id }).first('status')).status,
      };
    }
    type Conversation = Awaited<ReturnType<typeof buildConversation>>;

    const histories: Record<string, [(conversation: Conversation) => Promise<unknown>, string]> = {
      'withdrawn, and a reply undone': [
        async ({ withdraw, undo, reply }) => {
          await withdraw();
          await undo(await reply({ resolve: true }));
        },
        'closed',
      ],
      'withdrawn, and a reply failed': [
        async ({ withdraw, fail, reply }) => {
          await withdraw();
          await fail(await reply({ resolve: true }));
        },
        'closed',
      ],
      'replied, the next reply undone, the first one failed': [
        async ({ undo, fail, reply }) => {
          const first = await reply();
          await undo(await reply({ resolve: true }));
          await fail(first);
        },
        'new',
      ],
      'replied, both replies failed': [
        async ({ fail, reply }) => {
          const [first, second] = [await reply(), await reply({ resolve: true })];
          await fail(second);
          await fail(first);
        },
        'new',
      ],
      'replied, merged and separated, the reply failed': [
        async ({ fail, reply, put }) => {
          const first = await reply();
          await put('merge', { into: (await buildContact(test)).id });
          await put('separate');
          await fail(first);
        },
        'new',
      ],
    };

    it.each(Object.keys(histories))('%s', async (name) => {
      await projectAll();
      const before = (await read()).answered;
      const conversation = await buildConversation();
      const [happen, status] = histories[name] ?? [];
      await happen?.(conversation);
      expect(await conversation.status()).toBe(status);
      await projectAll();
      expect((await read()).answered).toBe(before);
      expect((await replay(test.db, responsesProjection)).differing).toBe(0);
    });

    it('but what staff decide later', async () => {
      await projectAll();
      const before = (await read()).answered;
      const { id, withdraw, undo, reply } = await buildConversation();
      await withdraw();
      await undo(await reply({ resolve: true }));
      await (await test.as('employee')).put(`/api/contact/${id}`, { body: { status: 'resolved' } });
      await projectAll();
      expect((await read()).answered).toBe(before + 1);
    });
  });

  it('are exported as CSV, which is recorded', async () => {
    const staff = await test.as('employee');
    const { text, headers } = await staff.get('/api/responses/export?period=30d');
    expect(headers.get('Content-Disposition')).toMatch(/responses_30d_\d{4}-\d\d-\d\d\.csv/);
    const lines = text.trim().split('\r\n');
    expect(lines[0]).toContain('"Group","Name","Received","Answered","Answered within 24 hours"');
    expect(lines[1]).toMatch(/^"All","All","\d+"/);
    expect(lines.some((line) => line.startsWith('"Person","Ananya Rao","2","2","2","4","5.6"'))).toBe(true);
    expect(await test.db('events').where({ type: 'list.exported' }).pluck('data')).toMatchObject([
      { list: 'responses', format: 'csv', filter: { period: '30d' } },
    ]);
  });
});
