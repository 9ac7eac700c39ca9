import { describe, expect, it, vi } from 'vitest';
import { releaseDueReplies } from '../../../server/modules/conversations/commands/releaseDueReplies.ts';
import { useApi } from '../../../server/testing/api.ts';
import { buildContact } from '../../../server/testing/enquiries.ts';
import { listEvents } from '../../../server/testing/events.ts';
import { openTestLogger } from '../../../server/testing/openTestLogger.ts';
import { readEvents } from '../../delivery/readEvents.ts';
import { deliverMails, resendMail } from './deliverMails.ts';
import type { Mail, Mailer } from './mailer.ts';

describe('the mails of an event', () => {
  const test = useApi();
  /** A mail server that accepts mails for these addresses, and rejects others temporarily. */
  function openTestMailer(...taken: string[]) {
    const sent: string[] = [];
    const messageIds: string[] = [];
    const mailer: Mailer = {
      async send({ to, envelope, messageId }) {
        const address = envelope?.to ?? toAddress(to);
        if (!taken.includes(address)) throw new Error(`451 try again later, ${address}`);
        sent.push(address);
        messageIds.push(messageId);
        return '250 OK';
      },
      close: () => undefined,
    };
    return { sent, messageIds, mailer };
  }
  const toAddress = (to: Mail['to']) => (typeof to === 'string' ? to : to.address);
  const refuseAll = (problem: unknown): Mailer => ({
    send: () => Promise.reject(problem),
    close: () => undefined,
  });

  /** The newest event of an enquiry, and the actions on it. */
  async function openNewestEvent(enquiryId: number, config = test.config) {
    const recorded = (await listEvents(test.db, 'enquiry', enquiryId)).at(-1);
    const [event] = await readEvents(test.db, [Number(recorded?.id)]);
    if (!event) throw new Error('The event was recorded');
    const { messages, logger } = openTestLogger();
    const sources = { db: test.db, storage: test.storage, config, logger };
    return {
      event,
      messages,
      deliver: (mailer: Mailer) => deliverMails({ ...sources, mailer }, event),
      resend: (mailer: Mailer, template: string, deliveryId = 0) =>
        resendMail({ ...sources, mailer }, event, template, deliveryId),
      tries: () =>
        test
          .db('mail_deliveries')
          .where({ event_id: event.id })
          .orderBy(['template', 'attempt'])
          .select('template', 'attempt', 'status'),
      isDone: async () =>
        (await test.db('consumed_events').where({ consumer: 'mail', event_id: event.id })).length === 1,
    };
  }
  /** Moves the first attempts for an event into the past. */
  const beginEarlier = (event_id: number) =>
    test
      .db('mail_deliveries')
      .where({ event_id })
      .update({ started_at: test.db.raw(`now() - interval '13 hours'`) });
  const submit = async (email: string) => openNewestEvent((await buildContact(test, { email })).id);

  it('are each sent once, although one of them must be retried', async () => {
    const { deliver, tries, isDone } = await submit('asha@example.com');
    const half = openTestMailer('asha@example.com');
    await expect(deliver(half.mailer)).rejects.toThrow('451');
    expect(await isDone()).toBe(false);
    const all = openTestMailer('asha@example.com', 'staff@example.com');
    await deliver(all.mailer);
    await deliver(all.mailer);
    expect([half.sent, all.sent]).toEqual([['asha@example.com'], ['staff@example.com']]);
    expect(await tries()).toEqual([
      { template: 'enquiry_confirmation', attempt: 1, status: 'sent' },
      { template: 'enquiry_notice', attempt: 1, status: 'failed' },
      { template: 'enquiry_notice', attempt: 2, status: 'sent' },
    ]);
    expect(await isDone()).toBe(true);
  });

  it('are sent to each address of the staff, and again only to those that were refused', async () => {
    const { id } = await buildContact(test, { email: 'asha@example.com' });
    const STAFF_EMAIL = 'desk@example.com, Night desk <night@example.com>';
    const { event, deliver, resend, tries, isDone } = await openNewestEvent(id, {
      ...test.config,
      STAFF_EMAIL,
    });
    const half = openTestMailer('asha@example.com', 'desk@example.com');
    await expect(deliver(half.mailer)).rejects.toThrow('451');
    expect([half.sent, await isDone()]).toEqual([['asha@example.com', 'desk@example.com'], false]);
    const night = 'Night desk <night@example.com>';
    const { sent, messageIds, mailer } = openTestMailer('desk@example.com', night);
    await deliver(mailer);
    expect([sent, messageIds, await isDone()]).toEqual([[night], half.messageIds.slice(1), true]);
    expect(await tries()).toMatchObject([
      { template: 'enquiry_confirmation', attempt: 1, status: 'sent' },
      { template: 'enquiry_notice', attempt: 1, status: 'sent' },
      { template: 'enquiry_notice', attempt: 1, status: 'failed' },
      { template: 'enquiry_notice', attempt: 2, status: 'sent' },
    ]);
    const last = await test.db('mail_deliveries').where({ event_id: event.id }).orderBy('id', 'desc').first();
    await resend(mailer, 'enquiry_notice', last.id);
    expect(sent).toEqual([night, night]);
  });

  it('are withheld once: that one is not retried because another has failed', async () => {
    const working = openTestMailer('often@example.com', 'staff@example.com');
    for (let n = 0; n < 5; n += 1) await (await submit('often@example.com')).deliver(working.mailer);
    const { deliver, tries, isDone } = await submit('often@example.com');
    await expect(deliver(openTestMailer().mailer)).rejects.toThrow('451');
    // A day later the address could receive another mail, but this one is settled.
    await test.db('mail_deliveries').where({ status: 'sent' }).delete();
    const later = openTestMailer('often@example.com', 'staff@example.com');
    await deliver(later.mailer);
    expect(later.sent).toEqual(['staff@example.com']);
    expect(await tries()).toEqual([
      { template: 'enquiry_confirmation', attempt: 1, status: 'withheld' },
      { template: 'enquiry_notice', attempt: 1, status: 'failed' },
      { template: 'enquiry_notice', attempt: 2, status: 'sent' },
    ]);
    expect(await isDone()).toBe(true);
  });

  it('are given up after half a day where the server rejects an address that anyone can enter', async () => {
    const { id } = await buildContact(test, { email: 'typing.@example.com' });
    const rejected = Object.assign(new Error('No such mailbox'), { code: 'EENVELOPE', responseCode: 550 });
    const refuse = async () => (await openNewestEvent(id)).deliver(refuseAll(rejected));
    await expect(refuse()).rejects.toThrow('No such mailbox');
    const { event, deliver, isDone, messages } = await openNewestEvent(id);
    await beginEarlier(event.id);
    await expect(refuse(), 'the notice of the staff').rejects.toThrow('No such mailbox');
    const { mailer } = openTestMailer('staff@example.com');
    const staffOnly: Mailer = {
      ...mailer,
      send: (mail) => mailer.send(mail).catch(() => Promise.reject(rejected)),
    };
    await deliver(staffOnly);
    expect([await isDone(), messages()]).toEqual([true, ['mail given up', 'mail sent']]);
  });

  it('are none when the event counts as processed, as with demo content', async () => {
    const { event, deliver, tries } = await submit('quiet@example.com');
    await test.db('consumed_events').insert({ consumer: 'mail', event_id: event.id });
    await deliver(openTestMailer().mailer);
    expect(await tries()).toEqual([]);
  });

  it('are all attempted before the first failure is thrown, without the addresses that the server repeats', async () => {
    const { event, deliver, messages } = await submit('first@example.com');
    const failure = await deliver(openTestMailer().mailer).catch((error: unknown) => error);
    expect(failure).toMatchObject({
      message: expect.stringMatching(/^451 try again later, f\S*@example\.com$/),
    });
    const log = openTestLogger();
    log.logger.warn({ err: failure }, 'event will be tried again');
    expect(JSON.stringify(log.lines)).toContain('451 try again later');
    expect(JSON.stringify(log.lines)).not.toContain('first@');
    const noted = await test
      .db('mail_deliveries')
      .where({ event_id: event.id })
      .orderBy('template')
      .select('template', 'status', 'error', 'answer', test.db.raw('finished_at is not null as is_over'));
    expect(noted).toMatchObject([
      { template: 'enquiry_confirmation', status: 'failed', answer: null, is_over: true },
      { template: 'enquiry_notice', status: 'failed', answer: null, is_over: true },
    ]);
    expect(noted[0].error).not.toContain('first@');
    expect(messages()).toEqual([]);
  });

  it.each([
    ['an error', new Error('x'.repeat(600))],
    ['a text', 'x'.repeat(600)],
  ])('store at most 500 characters of %s', async (_, problem) => {
    const { event, deliver } = await submit('long@example.com');
    await expect(deliver(refuseAll(problem))).rejects.toThrow();
    const row = await test.db('mail_deliveries').where({ event_id: event.id }).first();
    expect(row.error).toBe('x'.repeat(500));
  });

  it('are recorded with the response of the mail server, and logged', async () => {
    const { event, deliver, messages } = await submit('noted@example.com');
    await deliver(openTestMailer('noted@example.com', 'staff@example.com').mailer);
    const noted = await test.db('mail_deliveries').where({ event_id: event.id }).select('error', 'answer');
    expect(noted).toEqual([
      { error: null, answer: '250 OK' },
      { error: null, answer: '250 OK' },
    ]);
    expect(messages()).toEqual(['mail sent', 'mail sent']);
  });

  describe('a reply to an enquiry', () => {
    async function releaseReply() {
      const staff = await test.as('employee');
      const { id } = await buildContact(test, { email: 'reply@example.com' });
      const answer = await staff.post(`/api/enquiries/${id}/replies`, { body: { html: '<p>Yes.</p>' } });
      const reply = test.db('conversation_messages').where({ id: answer.body.data.id });
      await reply.clone().update({ send_after: test.db.raw('now()') });
      await releaseDueReplies(test.db, new Date());
      const state = async () => {
        const { state: now, state_reason: reason } = await reply.clone().first();
        return { now, reason };
      };
      return { ...(await openNewestEvent(id)), reply, state };
    }

    it('is marked as sent, even when the process died before', async () => {
      const { event, deliver, reply, state, tries } = await releaseReply();
      const { mailer, sent } = openTestMailer('reply@example.com');
      await deliver(mailer);
      expect(await state()).toEqual({ now: 'sent', reason: null });
      await reply.clone().update({ state: 'sending' });
      await test.db('consumed_events').where({ event_id: event.id }).delete();
      await deliver(mailer);
      expect([sent, await state()]).toEqual([['reply@example.com'], { now: 'sent', reason: null }]);
      expect(await tries()).toHaveLength(1);
    });

    it.each([
      { code: 'EENVELOPE', responseCode: 550 },
      { code: 'EMESSAGE', responseCode: 500 },
    ])('is given up when the server rejects it permanently: %o', async (facts) => {
      const { deliver, state, isDone, messages } = await releaseReply();
      await deliver(refuseAll(Object.assign(new Error('No such mailbox'), facts)));
      expect(await state()).toEqual({ now: 'failed', reason: 'No such mailbox' });
      expect([await isDone(), messages()]).toEqual([true, ['mail given up']]);
    });

    it.each([
      { code: 'EENVELOPE', responseCode: 499 },
      { code: 'EAUTH', responseCode: 535 },
      { code: 'ECONNECTION' },
      {},
    ])('is retried after %o', async (facts) => {
      const { deliver, state, isDone, messages } = await releaseReply();
      await expect(deliver(refuseAll(Object.assign(new Error('Not now'), facts)))).rejects.toThrow('Not now');
      expect(await state()).toEqual({ now: 'sending', reason: 'Not now' });
      expect([await isDone(), messages()]).toEqual([false, []]);
    });

    it('is given up, too, when a file of it cannot be read for twelve hours', async () => {
      const { event, deliver, state, reply, tries } = await releaseReply();
      const { id: message_id, enquiry_id } = await reply.clone().first();
      await test.db('message_files').insert({
        enquiry_id,
        message_id,
        created_at: new Date(),
        key: 'private/lost.pdf',
        name: 'Lost.pdf',
        mime: 'application/pdf',
        size: 1,
      });
      const { mailer, sent } = openTestMailer('reply@example.com');
      await expect(deliver(mailer)).rejects.toThrow('Lost.pdf cannot be read');
      expect((await state()).now).toBe('sending');
      await beginEarlier(event.id);
      await deliver(mailer);
      expect(await state()).toEqual({
        now: 'failed',
        reason: expect.stringContaining('Lost.pdf cannot be read'),
      });
      expect(sent).toEqual([]);
      expect((await tries()).map(({ status }) => status)).toEqual(['failed', 'failed']);
    });

    it('is tried again for twelve hours by the clock of the database, also by a host that is a day ahead', async () => {
      const { event, deliver, state, reply } = await releaseReply();
      // The queue was paused.
      await reply.clone().update({ send_after: test.db.raw(`now() - interval '13 hours'`) });
      vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 24 * 3_600_000 });
      try {
        await expect(deliver(refuseAll(new Error('Not now')))).rejects.toThrow('Not now');
        expect(await state()).toEqual({ now: 'sending', reason: 'Not now' });
        await beginEarlier(event.id);
        await deliver(refuseAll(new Error('Not now')));
        expect(await state()).toEqual({ now: 'failed', reason: 'Not now' });
      } finally {
        vi.useRealTimers();
      }
    });
  });

  describe('sent again by an operator', () => {
    it('have the same Message-ID and the number of the next attempt', async () => {
      const { deliver, resend, tries } = await submit('again@example.com');
      const { mailer, messageIds } = openTestMailer('again@example.com', 'staff@example.com');
      await deliver(mailer);
      expect(await resend(mailer, 'enquiry_confirmation')).toEqual({ sent: true, answer: '250 OK' });
      expect(messageIds).toHaveLength(3);
      expect(messageIds[2]).toBe(messageIds[0]);
      expect((await tries()).slice(0, 2)).toEqual([
        { template: 'enquiry_confirmation', attempt: 1, status: 'sent' },
        { template: 'enquiry_confirmation', attempt: 2, status: 'sent' },
      ]);
    });

    it('may be a first attempt', async () => {
      const { resend, tries } = await submit('late@example.com');
      await resend(openTestMailer('late@example.com').mailer, 'enquiry_confirmation');
      expect(await tries()).toEqual([{ template: 'enquiry_confirmation', attempt: 1, status: 'sent' }]);
    });

    it('have no daily limit', async () => {
      const { mailer, sent } = openTestMailer('daily@example.com', 'staff@example.com');
      for (let n = 0; n < 5; n += 1) await (await submit('daily@example.com')).deliver(mailer);
      const { resend } = await submit('daily@example.com');
      await resend(mailer, 'enquiry_confirmation');
      expect(sent.filter((address) => address === 'daily@example.com')).toHaveLength(6);
    });

    it('have the response of the mail server', async () => {
      const { resend, tries } = await submit('refused@example.com');
      const answer = await resend(refuseAll(new Error('421 closing')), 'enquiry_confirmation');
      expect(answer).toEqual({ sent: false, answer: 'Error: 421 closing' });
      expect(await tries()).toEqual([{ template: 'enquiry_confirmation', attempt: 1, status: 'failed' }]);
    });

    it('are none of a template that the event has no mail of, and none about an erased person', async () => {
      const { event, resend, tries } = await submit('erased@example.com');
      const { mailer, sent } = openTestMailer('erased@example.com');
      expect(await resend(mailer, 'invitation')).toBeNull();
      await test.db('events').where({ id: event.id }).update({ data: {} });
      expect(await resend(mailer, 'enquiry_confirmation')).toBeNull();
      expect([sent, await tries()]).toEqual([[], []]);
    });
  });
});
