import { beforeEach, describe, expect, it } from 'vitest';
import { createSystemContext } from '../../platform/events/events.ts';
import { addDays, toDay } from '../../platform/text/days.contract.ts';
import { useApi } from '../../testing/api.ts';
import { buildContact } from '../../testing/enquiries.ts';
import { lockEnquiry } from '../enquiries/commands/lockEnquiry.ts';
import { reopenEnquiry } from '../enquiries/commands/reopenEnquiry.ts';
import { markReplyFailed } from './commands/markReplyDelivery.ts';
import { releaseDueReplies } from './commands/releaseDueReplies.ts';

const context = createSystemContext(new Date());
const choices = [{}, { wait: true }, { resolve: true }];
const pairs = choices.flatMap((first) => choices.map((second) => [first, second] as const));

describe('two replies that fail', () => {
  const test = useApi({ RATE_LIMITS: 'off' });

  // Those of earlier tests would be released as well.
  beforeEach(async () => {
    await test.db('conversation_messages').where({ state: 'queued' }).update({ state: 'undone' });
  });

  async function openEnquiry() {
    const staff = await test.as('employee');
    const { id } = await buildContact(test);
    const path = `/api/enquiries/${id}`;
    const put = async (action: string, body = {}) =>
      expect((await staff.put(`${path}/${action}`, { body })).status).toBe(200);
    return {
      id,
      staff,
      put,
      setStatus: (status: string) => staff.put(`/api/contact/${id}`, { body: { status } }),
      snooze: (days = 3) => put('snooze', { until: addDays(toDay(new Date(), 'Asia/Kolkata'), days) }),
      read: async () => ({
        ...(await test.db('enquiries').where({ id }).first('status', 'merged_into')),
        ...(await test
          .db('reply_clocks')
          .where({ enquiry_id: id })
          .first('state', 'due_at', 'warn_at', 'fires_at', 'reopened')),
      }),
      queue: async (choice: object): Promise<number> => {
        const { body } = await staff.post(`${path}/replies`, { body: { html: '<p>Hello</p>', ...choice } });
        return Number(body.data.id);
      },
      retry: (reply: number) => staff.post(`${path}/replies/${reply}/retry`),
      undo: (reply: number) => staff.post(`${path}/replies/${reply}/undo`),
    };
  }
  type Opened = Awaited<ReturnType<typeof openEnquiry>>;

  const release = async (...replies: number[]) => {
    await test
      .db('conversation_messages')
      .whereIn('id', replies)
      .update({ send_after: test.db.raw('now()') });
    expect(await releaseDueReplies(test.db, new Date())).toBe(replies.length);
  };
  const send = async (enquiry: Opened, choice: object) => {
    const reply = await enquiry.queue(choice);
    await release(reply);
    return reply;
  };
  const fail = (reply: number) => markReplyFailed(test.db, reply, '550 No such mailbox', context);

  /** Enquiries with each state that their clock may have. */
  const starts: Record<string, (enquiry: Opened) => Promise<unknown>> = {
    new: async () => undefined,
    'new and snoozed': ({ snooze }) => snooze(),
    'in progress with an answer of the customer': ({ id }) =>
      test.db.transaction(async (trx) => reopenEnquiry(trx, await lockEnquiry(trx, id), context)),
    replied: ({ setStatus }) => setStatus('replied'),
    'replied and owed a reply': async ({ setStatus, put }) => {
      await setStatus('replied');
      await put('wait');
      await put('resume');
    },
    'replied and waiting': async ({ setStatus, put }) => {
      await setStatus('replied');
      await put('wait');
    },
    'replied and snoozed': async ({ setStatus, snooze }) => {
      await setStatus('replied');
      await snooze();
    },
    resolved: ({ setStatus }) => setStatus('resolved'),
  };

  it.each(Object.keys(starts))('restore what the enquiry was, in either order: %s', async (start) => {
    const enquiry = await openEnquiry();
    await starts[start]?.(enquiry);
    const before = await enquiry.read();
    for (const [first, second] of pairs) {
      const label = JSON.stringify([first, second]);
      const early = await send(enquiry, first);
      const answered = await enquiry.read();
      const late = await send(enquiry, second);
      await fail(late);
      expect(await enquiry.read(), `${label}, the earlier one is on its way`).toEqual(answered);
      await fail(early);
      expect(await enquiry.read(), `${label}, the later one failed first`).toEqual(before);

      const [one, other] = [await send(enquiry, first), await send(enquiry, second)];
      const answeredTwice = await enquiry.read();
      await fail(one);
      expect(await enquiry.read(), `${label}, the later one is on its way`).toEqual(answeredTwice);
      await fail(other);
      expect(await enquiry.read(), `${label}, the earlier one failed first`).toEqual(before);
    }
  });

  it.each(Object.keys(starts))('restore what it was when they left together: %s', async (start) => {
    const enquiry = await openEnquiry();
    await starts[start]?.(enquiry);
    const before = await enquiry.read();
    for (const [first, second] of pairs) {
      for (const order of [0, 1]) {
        const replies = [await enquiry.queue(first), await enquiry.queue(second)];
        await release(...replies);
        for (const reply of order ? replies.reverse() : replies) {
          const { state } = await enquiry.read();
          if (!('resolve' in second)) expect(state, 'one is on its way').not.toBe('running');
          await fail(reply);
        }
        expect(await enquiry.read(), JSON.stringify([first, second, order])).toEqual(before);
      }
    }
  });

  it('restore what it was when the earlier one fails before the later one leaves, or is undone', async () => {
    const enquiry = await openEnquiry();
    const before = await enquiry.read();
    for (const [first, second] of pairs) {
      for (const isUndone of [true, false]) {
        const early = await send(enquiry, first);
        const late = await enquiry.queue(second);
        await fail(early);
        if (isUndone) await enquiry.undo(late);
        else {
          await release(late);
          await fail(late);
        }
        expect(await enquiry.read(), JSON.stringify([first, second, isUndone])).toEqual(before);
      }
    }
  });

  it('restore what it was when they are retried in the other order', async () => {
    const enquiry = await openEnquiry();
    const before = await enquiry.read();
    for (const [first, second] of pairs) {
      const [early, late] = [await send(enquiry, first), await send(enquiry, second)];
      await fail(early);
      await fail(late);
      for (const reply of [late, early]) await enquiry.retry(reply);
      expect(await releaseDueReplies(test.db, new Date())).toBe(2);
      for (const reply of [late, early]) await fail(reply);
      expect(await enquiry.read(), JSON.stringify([first, second])).toEqual(before);
    }
  });

  it('leave an enquiry answered by the one that is retried while the other can be undone', async () => {
    const enquiry = await openEnquiry();
    const retried = await send(enquiry, {});
    await fail(retried);
    const undone = await enquiry.queue({});
    await enquiry.retry(retried);
    expect((await enquiry.undo(undone)).status).toBe(200);
    await release(retried);
    expect(await enquiry.read()).toMatchObject({ status: 'replied', state: 'stopped' });
    await fail(retried);
    expect(await enquiry.read()).toMatchObject({ status: 'new', state: 'running' });
  });

  it('leave a reply owed when the earlier one is retried after the later one has arrived', async () => {
    const enquiry = await openEnquiry();
    const early = await send(enquiry, {});
    await fail(early);
    await send(enquiry, {});
    await enquiry.put('wait');
    await enquiry.put('resume');
    const owed = await enquiry.read();
    expect(owed.state).toBe('running');
    await enquiry.retry(early);
    expect(await releaseDueReplies(test.db, new Date())).toBe(1);
    await fail(early);
    expect(await enquiry.read()).toEqual(owed);
  });

  it('preserve what staff changed between them and since', async () => {
    const enquiry = await openEnquiry();
    const early = await send(enquiry, { wait: true });
    await enquiry.put('resume');
    const resumed = await enquiry.read();
    const late = await send(enquiry, {});
    await fail(early);
    await fail(late);
    expect(await enquiry.read(), 'the clock started again').toEqual({ ...resumed, status: 'new' });

    await enquiry.snooze();
    const [one, other] = [await send(enquiry, {}), await send(enquiry, {})];
    await enquiry.snooze(5);
    const snoozed = await enquiry.read();
    await fail(one);
    await fail(other);
    expect(await enquiry.read(), 'another day').toEqual({ ...snoozed, status: 'new' });
  });

  it('make a merged enquiry what it was before them once it is separated', async () => {
    const enquiry = await openEnquiry();
    const { id: into } = await buildContact(test);
    const before = await enquiry.read();
    const replies = [await send(enquiry, { wait: true }), await send(enquiry, {})];
    await enquiry.put('merge', { into });
    for (const reply of replies) await fail(reply);
    expect(await enquiry.read()).toMatchObject({ status: 'closed', merged_into: into });
    await enquiry.put('separate');
    expect(await enquiry.read()).toEqual(before);
  });

  describe.each<[string, (reply: number, enquiry: Opened) => Promise<unknown>]>([
    ['fails', fail],
    ['is undone', (reply, { undo }) => undo(reply)],
  ])('a reply of an enquiry that is merged into an answered one before it %s', (_how, revert) => {
    async function mergeReplied() {
      const [enquiry, main] = [await openEnquiry(), await openEnquiry()];
      await starts['replied and waiting']?.(main);
      const owed = await enquiry.read();
      const reply = await (revert === fail ? send(enquiry, {}) : enquiry.queue({}));
      const answered = await main.read();
      await enquiry.put('merge', { into: main.id });
      expect(await main.read()).toEqual(answered);
      return { enquiry, main, owed, reply };
    }

    it('is owed on that one, when it was owed before', async () => {
      const { enquiry, main, owed, reply } = await mergeReplied();
      await revert(reply, enquiry);
      const { due_at, warn_at, fires_at } = owed;
      const transferred = { state: 'running', due_at, warn_at, fires_at, reopened: true };
      expect(await main.read()).toMatchObject({ status: 'in_progress', ...transferred });
      expect(await enquiry.read()).toMatchObject({ status: 'closed', state: 'stopped' });
      await enquiry.put('separate');
      expect(await enquiry.read()).toEqual(owed);
    });

    it('is not owed when that one has been replied to since', async () => {
      const { enquiry, main, owed, reply } = await mergeReplied();
      const later = await main.queue({ wait: true });
      // Only this one: the other can still be undone.
      await test.db('conversation_messages').where({ id: later }).update({ state: 'sent' });
      const answered = await main.read();
      await revert(reply, enquiry);
      expect(await main.read()).toEqual(answered);
      await enquiry.put('separate');
      expect(await enquiry.read()).toEqual(owed);
    });
  });
});
