import { beforeEach, describe, expect, it } from 'vitest';
import { createSystemContext } from '../../platform/events/events.ts';
import { addDays, toDay } from '../../platform/text/days.contract.ts';
import { useApi } from '../../testing/api.ts';
import { buildBooking, buildContact } from '../../testing/enquiries.ts';
import { listEvents } from '../../testing/events.ts';
import { lockEnquiry } from '../enquiries/commands/lockEnquiry.ts';
import { reopenEnquiry } from '../enquiries/commands/reopenEnquiry.ts';
import { markReplyDelayed, markReplyFailed, markReplySent } from './commands/markReplyDelivery.ts';
import { releaseDueReplies } from './commands/releaseDueReplies.ts';
import { withdrawEnquiry } from './commands/withdrawEnquiry.ts';
import { listEarlierMessageIds } from './queries.ts';

const context = createSystemContext(new Date());

describe('a conversation', () => {
  const test = useApi({ RATE_LIMITS: 'off' });

  // Those of earlier tests would be released as well.
  beforeEach(async () => {
    await test.db('conversation_messages').where({ state: 'queued' }).update({ state: 'undone' });
  });

  const message = (id: number) => test.db('conversation_messages').where({ id }).first();
  const status = async (id: number) => (await test.db('enquiries').where({ id }).first()).status;
  const eventTypes = async (enquiry: number) =>
    (await listEvents(test.db, 'enquiry', enquiry)).map(({ type }) => type);
  const endUndo = (id: number) =>
    test
      .db('conversation_messages')
      .where({ id })
      .update({ send_after: test.db.raw('now()') });

  async function openConversation() {
    const staff = await test.as('employee');
    const { id, reference } = await buildContact(test);
    const path = `/api/enquiries/${id}`;
    const reply = async (body: object = {}) => {
      const response = await staff.post(`${path}/replies`, {
        body: { html: '<p>Kerala in May is <b>hot</b>.</p>', ...body },
      });
      return Number(response.body.data.id);
    };
    const thread = async () => (await staff.get(`${path}/conversation`)).body.data.entries;
    return { staff, id, reference, path, reply, thread };
  }

  type Conversation = Awaited<ReturnType<typeof openConversation>>;

  it('stores a reply that waits 10 seconds, and answers the enquiry with it', async () => {
    const { staff, id, reference, path } = await openConversation();
    const response = await staff.post(`${path}/replies`, {
      body: { html: '<p onclick="x()">Kerala in May is <b>hot</b>.</p><script>alert(1)</script>' },
    });
    expect(response.status).toBe(201);
    const row = await message(response.body.data.id);
    expect(row).toMatchObject({
      enquiry_id: id,
      kind: 'reply',
      direction: 'outgoing',
      author_id: staff.userId,
      recipient: 'asha@example.com',
      subject: `Re: A week in Kerala [${reference}]`,
      html: '<p>Kerala in May is <b>hot</b>.</p>',
      body: 'Kerala in May is hot.',
      state: 'queued',
    });
    expect(row.message_id).toMatch(/^<[\da-f-]{36}@safarnama\.example>$/);
    expect(response.body.data.send_at).toBe(row.send_after.toISOString());
    expect(row.send_after.getTime() - row.created_at.getTime()).toBeGreaterThan(9000);
    expect(await status(id)).toBe('replied');
    expect((await listEvents(test.db, 'enquiry', id)).slice(1)).toMatchObject([
      {
        type: 'reply.queued',
        data: { channel: 'contact', name: 'Asha Naik', messageId: row.id },
        actor: { id: staff.userId },
      },
      { type: 'enquiry.status_changed', data: { from: 'new', to: 'replied' } },
    ]);
  });

  it('returns only the beginning of earlier long messages, once a thread is too long', async () => {
    const { id, thread } = await openConversation();
    const mail = { enquiry_id: id, kind: 'customer_mail', direction: 'incoming', state: 'received' };
    const long = { ...mail, body: 'x'.repeat(90_000), quoted: '> Yes', html: 'x'.repeat(1_500_000) };
    const short = { ...mail, body: 'Short', html: '<p>Short</p>', notices: ['The first notice'] };
    const rows = [long, short, long, long].map((row) => ({ ...row, created_at: new Date() }));
    await test.db('conversation_messages').insert(rows);
    const entries = await thread();
    const { quoted, html, body } = long;
    const whole = { text: body, quoted, html, notices: [] };
    expect(entries.slice(1)).toMatchObject([
      {
        text: 'x'.repeat(10_000),
        quoted: null,
        html: null,
        notices: ['This conversation is too long to show all of this message.'],
      },
      { text: 'Short', html: '<p>Short</p>', notices: ['The first notice'] },
      whole,
      whole,
    ]);
  });

  it('sends no reply of someone who has not seen the newest message of the customer, not even of a merged enquiry', async () => {
    const { staff, id, path } = await openConversation();
    const duplicate = await buildContact(test);
    const receive = async (enquiry_id: number, automatic = false): Promise<number> => {
      const facts = { kind: 'customer_mail', direction: 'incoming', state: 'received', body: 'Hello' };
      const [row] = await test
        .db('conversation_messages')
        .insert({ enquiry_id, automatic, ...facts, created_at: new Date() })
        .returning('id');
      return row.id;
    };
    const reply = (last_seen: number, headers = {}) =>
      staff.post(`${path}/replies`, { body: { html: '<p>Yes</p>', last_seen }, headers });
    const first = await receive(id);
    expect(await reply(0)).toMatchObject({
      status: 409,
      body: { error: expect.stringMatching(/has written in/) },
    });
    expect(await status(id)).toBe('new');
    await receive(id, true);
    const key = { 'Idempotency-Key': 'seen' };
    const sent = await reply(first, key);
    expect(sent.status).toBe(201);

    await staff.put(`/api/enquiries/${duplicate.id}/merge`, { body: { into: id } });
    const second = await receive(duplicate.id);
    expect((await reply(first)).status).toBe(409);
    expect((await reply(second, key)).body, 'an attempt whose response was lost').toEqual(sent.body);
    expect((await reply(second)).status).toBe(201);
  });

  it('sends no reply of someone who has not seen the newest reply, unless that was undone', async () => {
    const { staff, id, path } = await openConversation();
    const colleague = await test.as('admin');
    const reply = (person: typeof staff, body: object, headers = {}) =>
      person.post(`${path}/replies`, { body: { html: '<p>Yes</p>', ...body }, headers });
    const first = (await reply(colleague, { last_seen: 0, last_reply_seen: 0 })).body.data.id;
    expect(await reply(staff, { last_seen: 0, last_reply_seen: 0 })).toMatchObject({
      status: 409,
      body: { error: expect.stringMatching(/^Another reply was sent/) },
    });
    expect(await test.db('conversation_messages').where({ enquiry_id: id })).toHaveLength(1);
    expect((await reply(staff, { last_seen: 0 })).status, 'from a page that does not know of replies').toBe(
      201,
    );
    const seen = { last_seen: 0, last_reply_seen: first };
    expect((await reply(staff, seen)).status).toBe(409);
    const second = await test.db('conversation_messages').where({ enquiry_id: id }).max('id').first();
    await staff.post(`${path}/replies/${second?.max}/undo`);
    const key = { 'Idempotency-Key': 'reply-seen' };
    const sent = await reply(staff, seen, key);
    expect(sent.status).toBe(201);
    const repeated = await reply(staff, { ...seen, last_reply_seen: sent.body.data.id }, key);
    expect(repeated.body, 'an attempt whose response was lost').toEqual(sent.body);
  });

  it('answers the newest mail, however long the thread is', async () => {
    const { id, reply } = await openConversation();
    await test.db.raw(
      `insert into conversation_messages (enquiry_id, kind, direction, body, state, message_id, created_at)
       select ?, 'customer_mail', 'incoming', 'Hello', 'received', '<' || n || '@example.com>', now()
       from generate_series(1, 60) n`,
      [id],
    );
    await reply(); // has not been sent
    const ids = await listEarlierMessageIds(test.db, [id], await reply());
    expect([ids.length, ids[0], ids.at(-1)]).toEqual([50, '<11@example.com>', '<60@example.com>']);
  });

  it('names its reference in the subject of each reply, and marks it once as a reply', async () => {
    const staff = await test.as('employee');
    const { id, reference } = await buildContact(test, { subject: `RE: Re: ${'Kerala '.repeat(27)}` });
    const { body } = await staff.post(`/api/enquiries/${id}/replies`, { body: { html: '<p>Yes.</p>' } });
    const { subject } = await message(body.data.id);
    expect(subject).toMatch(/^Re: Kerala Kerala .*Kerala… \[SN-\d{6}\]$/);
    expect(subject).toContain(reference);
    expect(subject.length).toBeLessThan(200);
  });

  it('is resolved with a reply, and stays closed when a reply does not resolve it', async () => {
    const { staff, id, reply } = await openConversation();
    await reply({ resolve: true });
    expect(await status(id)).toBe('resolved');
    await staff.put(`/api/contact/${id}`, { body: { status: 'closed' } });
    await reply();
    expect(await status(id)).toBe('closed');
  });

  it('accepts one reply regardless of how often its request is repeated', async () => {
    const { staff, id, path } = await openConversation();
    const send = (html: string) =>
      staff.post(`${path}/replies`, { body: { html }, headers: { 'Idempotency-Key': 'one' } });
    const [first, second] = [await send('<p>Yes.</p>'), await send('<p>Yes.</p>')];
    expect(second.body.data).toEqual(first.body.data);
    expect((await send('<p>No.</p>')).status).toBe(409);
    expect(await test.db('conversation_messages').where({ enquiry_id: id })).toHaveLength(1);
  });

  it('rejects an empty reply, one without a recipient, and one to an erased person', async () => {
    const { staff, id, path } = await openConversation();
    for (const html of ['', '<p> </p>', '<script>alert(1)</script>', '<p>&nbsp;</p>']) {
      expect(await staff.post(`${path}/replies`, { body: { html } })).toMatchObject({
        status: 422,
        body: { errors: [{ field: 'html', message: 'Please write a reply' }] },
      });
    }
    const body = { html: '<p>Hello</p>' };
    expect((await staff.post('/api/enquiries/999999/replies', { body })).status).toBe(404);
    await test.db('enquiries').where({ id }).update({ erased_at: new Date() });
    expect((await staff.post(`${path}/replies`, { body })).status).toBe(409);
    expect(await test.db('conversation_messages').where({ enquiry_id: id })).toEqual([]);
  });

  it('undoes a reply within its 10 seconds, with the former status', async () => {
    const { staff, id, path, reply, thread } = await openConversation();
    const replyId = await reply({ resolve: true });
    const undone = await staff.post(`${path}/replies/${replyId}/undo`);
    expect(undone.body.data).toEqual({ html: '<p>Kerala in May is <b>hot</b>.</p>', version: 1 });
    expect(await message(replyId)).toMatchObject({ state: 'undone' });
    expect(await status(id)).toBe('new');
    expect(await eventTypes(id)).toContain('reply.undone');
    expect((await thread()).map(({ kind }: { kind: string }) => kind)).not.toContain('reply');
    await endUndo(replyId);
    expect(await releaseDueReplies(test.db, new Date())).toBe(0);
    expect((await staff.post(`${path}/replies/${replyId}/undo`)).status).toBe(409);
  });

  it('restores the clock with an undone reply: a snooze, the wait for the customer, their answer', async () => {
    const { staff, id, path, reply } = await openConversation();
    const clock = () => test.db('reply_clocks').where({ enquiry_id: id }).first();
    const undoReply = async (body: object) => staff.post(`${path}/replies/${await reply(body)}/undo`);
    const until = addDays(toDay(new Date(), 'Asia/Kolkata'), 3);
    await test.db('reply_clocks').where({ enquiry_id: id }).update({ reopened: true });
    for (const pause of [
      () => undefined,
      () => staff.put(`${path}/snooze`, { body: { until } }),
      () => staff.put(`/api/contact/${id}`, { body: { status: 'replied' } }),
      () => staff.put(`${path}/wait`, { body: {} }),
    ]) {
      await pause();
      const before = await clock();
      await undoReply({ resolve: true });
      expect(await clock()).toEqual(before);
      await undoReply({});
      expect(await clock()).toEqual(before);
    }
  });

  it('preserves a colleague’s changes to the enquiry since the reply that is undone', async () => {
    const { staff, id, path, reply } = await openConversation();
    const replyId = await reply({ resolve: true });
    await staff.put(`/api/contact/${id}`, { body: { status: 'closed' } });
    expect((await staff.post(`${path}/replies/${replyId}/undo`)).status).toBe(200);
    expect(await status(id)).toBe('closed');

    const { id: into } = await buildContact(test);
    const duplicate = await openConversation();
    const lastReply = await duplicate.reply({ resolve: true });
    expect((await staff.put(`${duplicate.path}/merge`, { body: { into } })).status).toBe(200);
    await staff.put(`/api/contact/${duplicate.id}`, { body: { status: 'resolved' } });
    await staff.post(`${duplicate.path}/replies/${lastReply}/undo`);
    expect(await status(duplicate.id)).toBe('resolved');
  });

  it('stays answered while another reply goes out, and is new again when each is undone', async () => {
    const { staff, id, path, reply } = await openConversation();
    const undo = (replyId: number) => staff.post(`${path}/replies/${replyId}/undo`);
    const [first, second] = [await reply(), await reply()];
    await undo(first);
    expect(await status(id)).toBe('replied');
    await undo(second);
    expect(await status(id)).toBe('new');

    const [third, fourth] = [await reply(), await reply({ resolve: true })];
    await undo(third);
    expect(await status(id)).toBe('resolved');
    await undo(fourth);
    expect(await status(id)).toBe('new');

    const [fifth, sixth] = [await reply(), await reply()];
    await test.db('conversation_messages').where({ id: sixth }).update({ state: 'sent' });
    await undo(fifth);
    expect(await status(id)).toBe('replied');
    const changes = (await listEvents(test.db, 'enquiry', id)).filter(
      ({ type }) => type === 'enquiry.status_changed',
    );
    expect(changes.map(({ data }) => data.to)).toEqual([
      'replied',
      'new',
      'replied',
      'resolved',
      'new',
      'replied',
    ]);
  });

  it('waits for the customer once a reply that requests it can no longer be undone', async () => {
    const { staff, id, path, reply } = await openConversation();
    const clock = () => test.db('reply_clocks').where({ enquiry_id: id }).first();
    const before = await clock();
    const undone = await reply({ wait: true });
    await staff.post(`${path}/replies/${undone}/undo`);
    expect(await clock()).toEqual(before);

    await endUndo(await reply({ wait: true }));
    await releaseDueReplies(test.db, new Date());
    expect(await clock()).toMatchObject({ state: 'waiting' });
    expect(await status(id)).toBe('replied');
    const paused = (await listEvents(test.db, 'enquiry', id)).filter(
      ({ type }) => type === 'reply_clock.paused',
    );
    expect(paused).toMatchObject([{ actor: { id: staff.userId } }]);
    const both = await staff.post(`${path}/replies`, { body: { html: 'Hi', resolve: true, wait: true } });
    expect(both).toMatchObject({ status: 422, body: { errors: [{ field: 'wait' }] } });
  });

  const clockState = async (id: number) =>
    (await test.db('reply_clocks').where({ enquiry_id: id }).first()).state;
  const release = async (replyId: number) => {
    await endUndo(replyId);
    expect(await releaseDueReplies(test.db, new Date())).toBe(1);
  };

  it('does not answer what the customer wrote after it, before it was released', async () => {
    const { id, staff, path, reply } = await openConversation();
    await release(await reply({ wait: true }));
    await staff.put(`${path}/resume`);
    const { clock: resumed } = (await staff.get(`/api/contact/${id}`)).body.data;
    const written = await reply({ wait: true });
    await test.db.transaction(async (trx) => reopenEnquiry(trx, await lockEnquiry(trx, id), context));
    await release(written);
    const { clock, status: reopened } = (await staff.get(`/api/contact/${id}`)).body.data;
    expect({ reopened, state: clock.state, due: clock.due_at }).toEqual({
      ...{ reopened: 'in_progress', state: 'due', due: resumed.due_at },
    });
  });

  it('does not answer an enquiry that is merged into its own before it was released', async () => {
    const { id, staff, reply } = await openConversation();
    const duplicate = await buildContact(test);
    const written = await reply();
    await staff.put(`/api/enquiries/${duplicate.id}/merge`, { body: { into: id } });
    await release(written);
    expect([await status(id), await clockState(id)]).toEqual(['in_progress', 'running']);
  });

  it('neither ends a snooze nor waits for the customer of an enquiry that is done before it was released', async () => {
    const { id, staff, path, reply } = await openConversation();
    const snoozed = await reply({ wait: true });
    await staff.put(`${path}/snooze`, { body: { until: addDays(toDay(new Date(), 'Asia/Kolkata'), 2) } });
    await release(snoozed);
    expect(await clockState(id)).toBe('snoozed');
    await release(await reply({ wait: true }));
    expect(await clockState(id), 'it was snoozed before').toBe('waiting');
    await staff.put(`${path}/resume`);
    const resolved = await reply({ wait: true });
    await staff.put(`/api/contact/${id}`, { body: { status: 'resolved' } });
    await release(resolved);
    expect(await clockState(id)).toBe('stopped');
  });

  it('does not wait for the customer of an enquiry that was merged before it was released', async () => {
    const { id, staff, reply } = await openConversation();
    const main = await buildContact(test);
    await staff.put(`/api/contact/${id}`, { body: { status: 'closed' } });
    const written = await reply({ wait: true });
    await staff.put(`/api/enquiries/${id}/merge`, { body: { into: main.id } });
    await release(written);
    expect(await clockState(id)).toBe('stopped');
  });

  it('releases a reply once its time is over, once for all workers, and not before', async () => {
    const { staff, id, path, reply } = await openConversation();
    const replyId = await reply();
    expect(await releaseDueReplies(test.db, new Date())).toBe(0);
    await endUndo(replyId);
    const released = await Promise.all([1, 2, 3].map(() => releaseDueReplies(test.db, new Date())));
    expect(released.sort()).toEqual([0, 0, 1]);
    expect(await message(replyId)).toMatchObject({ state: 'sending' });
    expect((await eventTypes(id)).filter((type) => type === 'reply.released')).toHaveLength(1);
    expect((await staff.post(`${path}/replies/${replyId}/undo`)).status).toBe(409);
  });

  it('releases a reply later while another transaction has locked its enquiry', async () => {
    const { id, reply } = await openConversation();
    const replyId = await reply();
    await endUndo(replyId);
    const released = await test.db.transaction(async (trx) => {
      await trx('enquiries').select('id').where({ id }).forUpdate();
      return releaseDueReplies(test.db, new Date());
    });
    expect(released).toBe(0);
    await release(replyId);
  });

  it('shows why a reply is late or has failed, and sends a failed one again under its Message-ID', async () => {
    const { staff, id, path, reply, thread } = await openConversation();
    const replyId = await reply();
    const retry = () => staff.post(`${path}/replies/${replyId}/retry`);
    expect((await retry()).status).toBe(409);
    await endUndo(replyId);
    await releaseDueReplies(test.db, new Date());
    const before = await message(replyId);
    await markReplyDelayed(test.db, replyId, '451 Try again later');
    const shown = async () => (await thread()).find(({ kind }: { kind: string }) => kind === 'reply');
    expect(await shown()).toMatchObject({ state: 'sending', state_reason: '451 Try again later' });
    await markReplyFailed(test.db, replyId, '550 No such mailbox', context);
    await markReplyFailed(test.db, replyId, '550 No such mailbox', context);
    expect(await shown()).toMatchObject({ state: 'failed', state_reason: '550 No such mailbox' });
    expect(await status(id)).toBe('new');

    expect((await retry()).status).toBe(200);
    expect(await status(id)).toBe('replied');
    expect(await message(replyId)).toMatchObject({ state: 'queued', message_id: before.message_id });
    expect(await releaseDueReplies(test.db, new Date())).toBe(1);
    await markReplySent(test.db, replyId, context);
    await markReplySent(test.db, replyId, context);
    expect(await shown()).toMatchObject({ state: 'sent', state_reason: null });
    expect((await eventTypes(id)).filter((type) => type.startsWith('reply.'))).toEqual([
      'reply.queued',
      'reply.released',
      'reply.failed',
      'reply.retried',
      'reply.released',
      'reply.sent',
    ]);
  });

  it('still owes a reply to a message that is newer than the failed reply which is sent again', async () => {
    const { staff, id, path, reply } = await openConversation();
    const replyId = await reply();
    await endUndo(replyId);
    await releaseDueReplies(test.db, new Date());
    await markReplyFailed(test.db, replyId, '550 No such mailbox', context);
    const later = { kind: 'web_message', direction: 'incoming', state: 'received', body: 'Hello?' };
    await test.db('conversation_messages').insert({ ...later, enquiry_id: id, created_at: new Date() });
    await staff.post(`${path}/replies/${replyId}/retry`);
    await releaseDueReplies(test.db, new Date());
    expect(await status(id)).toBe('new');
    expect(await test.db('reply_clocks').where({ enquiry_id: id }).first()).toMatchObject({
      state: 'running',
    });
  });

  it.each([{ resolve: true }, { wait: true }])(
    'owes a reply again after one that failed (%o)',
    async (choice) => {
      const { id, reply } = await openConversation();
      const clock = () => test.db('reply_clocks').where({ enquiry_id: id }).first();
      const { due_at } = await clock();
      const replyId = await reply(choice);
      await endUndo(replyId);
      await releaseDueReplies(test.db, new Date());
      expect((await clock()).state).not.toBe('running');
      await markReplyFailed(test.db, replyId, '550 No such mailbox', context);
      expect(await status(id)).toBe('new');
      expect(await clock()).toMatchObject({ state: 'running', due_at });
    },
  );

  /** Enquiries that are Replied, with each state that their clock may have. */
  const pauses = {
    running: async ({ staff, path }: Conversation) => {
      await staff.put(`${path}/wait`, { body: {} });
      await staff.put(`${path}/resume`);
    },
    snoozed: async ({ staff, path }: Conversation) => {
      await staff.put(`${path}/snooze`, { body: { until: addDays(toDay(new Date(), 'Asia/Kolkata'), 3) } });
    },
    waiting: async ({ staff, path }: Conversation) => {
      await staff.put(`${path}/wait`, { body: {} });
    },
    stopped: async () => undefined,
  };
  const fail = (replyId: number) => markReplyFailed(test.db, replyId, '550 No such mailbox', context);

  it.each(Object.keys(pauses) as (keyof typeof pauses)[])(
    'restores the clock of a replied enquiry after a reply that failed: %s',
    async (state) => {
      const open = await openConversation();
      const clock = () =>
        test
          .db('reply_clocks')
          .where({ enquiry_id: open.id })
          .first('state', 'due_at', 'warn_at', 'fires_at', 'reopened');
      await open.staff.put(`/api/contact/${open.id}`, { body: { status: 'replied' } });
      await pauses[state](open);
      const before = await clock();
      expect(before).toMatchObject({ state });
      for (const choice of [{}, { wait: true }, { resolve: true }]) {
        const replyId = await open.reply(choice);
        await release(replyId);
        await fail(replyId);
        expect([choice, await status(open.id), await clock()]).toEqual([choice, 'replied', before]);
        await open.staff.post(`${open.path}/replies/${replyId}/retry`);
        expect(await releaseDueReplies(test.db, new Date())).toBe(1);
        await fail(replyId);
        expect([choice, await status(open.id), await clock()], 'tried again').toEqual([
          choice,
          'replied',
          before,
        ]);
      }
      await open.staff.post(`${open.path}/replies/${await open.reply({ resolve: true })}/undo`);
      expect(await clock()).toEqual(before);
    },
  );

  it('restores the snooze of an open enquiry after a failed reply that waited for the customer', async () => {
    const open = await openConversation();
    await pauses.snoozed(open);
    const replyId = await open.reply({ wait: true });
    await release(replyId);
    expect(await clockState(open.id)).toBe('waiting');
    await fail(replyId);
    expect([await status(open.id), await clockState(open.id)]).toEqual(['new', 'snoozed']);
  });

  it('preserves what changed the clock of a replied enquiry since the reply that failed', async () => {
    const open = await openConversation();
    await open.staff.put(`/api/contact/${open.id}`, { body: { status: 'replied' } });
    await pauses.running(open);
    const snoozed = await open.reply();
    await release(snoozed);
    await pauses.snoozed(open);
    await fail(snoozed);
    expect(await clockState(open.id)).toBe('snoozed');

    await open.staff.put(`${open.path}/resume`);
    const resolved = await open.reply();
    await release(resolved);
    await open.staff.put(`/api/contact/${open.id}`, { body: { status: 'resolved' } });
    await fail(resolved);
    expect([await status(open.id), await clockState(open.id)]).toEqual(['resolved', 'stopped']);
  });

  it.each([{}, { wait: true }])(
    'owes a reply to a replied enquiry once each of two has failed, the later one with %o',
    async (choice: { wait?: boolean }) => {
      const open = await openConversation();
      await open.staff.put(`/api/contact/${open.id}`, { body: { status: 'replied' } });
      await pauses.running(open);
      const send = async (body = {}) => {
        const replyId = await open.reply(body);
        await release(replyId);
        return replyId;
      };
      const early = await send();
      const late = await open.reply(choice);
      await fail(early);
      expect(await clockState(open.id), 'the later one is not released').toBe('stopped');
      await release(late);
      await fail(late);
      expect(await clockState(open.id)).toBe('running');

      const [first, second] = [await send(), await send(choice)];
      const settled = await clockState(open.id);
      expect(settled).toBe(choice.wait ? 'waiting' : 'stopped');
      await fail(first);
      expect(await clockState(open.id), 'the later one is on its way').toBe(settled);
      await fail(second);
      expect(await clockState(open.id)).toBe('running');

      const [third, fourth] = [await send(), await send(choice)];
      await fail(fourth);
      expect(await clockState(open.id), 'the earlier one is on its way').toBe('stopped');
      await fail(third);
      expect(await clockState(open.id)).toBe('running');
    },
  );

  it.each(['resolved', 'closed'])(
    'preserves that the enquiry was %s between two replies that fail',
    async (decision) => {
      const { staff, id, reply } = await openConversation();
      const first = await reply();
      await release(first);
      if (decision === 'closed') await withdrawEnquiry(test.db, id, context);
      else await staff.put(`/api/contact/${id}`, { body: { status: decision } });
      const second = await reply();
      await release(second);
      await fail(first);
      await fail(second);
      expect([await status(id), await clockState(id)]).toEqual([decision, 'stopped']);
    },
  );

  it('waits for the customer once a failed reply that requests it is sent again', async () => {
    const { staff, id, path, reply } = await openConversation();
    const replyId = await reply({ wait: true });
    await release(replyId);
    await markReplyFailed(test.db, replyId, '550 No such mailbox', createSystemContext(new Date()));
    expect((await staff.post(`${path}/replies/${replyId}/retry`)).status).toBe(200);
    expect(await releaseDueReplies(test.db, new Date())).toBe(1);
    expect([await status(id), await clockState(id)]).toEqual(['replied', 'waiting']);
  });

  it('owes no reply after a failed one when a later one is on its way', async () => {
    const { id, reply } = await openConversation();
    const failing = await reply();
    await endUndo(failing);
    await releaseDueReplies(test.db, new Date());
    await reply();
    await markReplyFailed(test.db, failing, '550 No such mailbox', context);
    expect(await status(id)).toBe('replied');
  });

  it('touches no reply through the address of another enquiry', async () => {
    const { staff, reply } = await openConversation();
    const other = await openConversation();
    const replyId = await reply();
    for (const action of ['undo', 'retry']) {
      expect((await staff.post(`${other.path}/replies/${replyId}/${action}`)).status).toBe(404);
    }
    expect(await message(replyId)).toMatchObject({ state: 'queued' });
  });

  it('has calls and WhatsApp messages, each with its event', async () => {
    const { staff, id, path, thread } = await openConversation();
    const log = (body: object) => staff.post(`${path}/contacts`, { body });
    expect((await log({ kind: 'call', text: 'Will call back on Monday.' })).status).toBe(201);
    await log({ kind: 'whatsapp', direction: 'incoming', text: 'Sent a photo of the venue.' });
    expect((await log({ kind: 'call', text: ' ' })).body.errors[0].field).toBe('text');
    expect((await thread()).slice(1)).toMatchObject([
      { kind: 'call', direction: 'outgoing', text: 'Will call back on Monday.', state: 'logged' },
      { kind: 'whatsapp', direction: 'incoming', text: 'Sent a photo of the venue.' },
    ]);
    expect((await eventTypes(id)).slice(1)).toEqual(['call.logged', 'whatsapp.logged']);
  });

  it('is one thread of the enquiry, notes, changes and replies, oldest first', async () => {
    const { staff, id, reply, path, thread } = await openConversation();
    await staff.put(`/api/contact/${id}`, { body: { notes: 'Repeat customer.' } });
    await staff.put(`/api/contact/${id}`, { body: { status: 'in_progress' } });
    await staff.post(`${path}/contacts`, { body: { kind: 'call', text: 'No answer.' } });
    await reply();
    expect(await thread()).toMatchObject([
      { kind: 'enquiry', author: 'Asha Naik', text: 'Please send me a plan for a week in Kerala.' },
      { kind: 'note', text: 'Repeat customer.' },
      { kind: 'event', action: 'status_changed', to: 'in_progress' },
      { kind: 'call', text: 'No answer.' },
      { kind: 'reply', text: 'Kerala in May is hot.', state: 'queued' },
      { kind: 'event', action: 'status_changed', to: 'replied' },
    ]);
    // The history contains only changes of the enquiry.
    const history = (await staff.get(`/api/enquiries/${id}/history`)).body.data;
    expect(history.map(({ action }: { action: string }) => action)).toEqual([
      'submitted',
      'note_added',
      'status_changed',
      'status_changed',
    ]);
  });

  it('goes with its enquiry, and with its person', async () => {
    const admin = await test.as('admin');
    const { id, reply } = await openConversation();
    await reply();
    await admin.delete(`/api/contact/${id}`);
    expect(await test.db('conversation_messages').where({ enquiry_id: id })).toEqual([]);

    const email = 'leaving@example.com';
    const { id: booking } = await buildBooking(test, { fields: { email } });
    await admin.post(`/api/enquiries/${booking}/replies`, { body: { html: '<p>Dear Asha</p>' } });
    const draft = { html: '<p>Dear Asha Naik</p>', version: 0 };
    await admin.put(`/api/enquiries/${booking}/draft`, { body: draft });
    const { body } = await admin.post('/api/privacy/export', { body: { email } });
    expect(body.conversation_messages).toMatchObject([{ enquiry_id: booking, body: 'Dear Asha' }]);
    expect(body.reply_drafts).toMatchObject([{ enquiry_id: booking, html: draft.html }]);
    await admin.post('/api/privacy/erase', { body: { email, confirm: email } });
    for (const table of ['conversation_messages', 'reply_drafts'])
      expect(await test.db(table).where({ enquiry_id: booking }), table).toEqual([]);
  });
});
