import { describe, expect, it } from 'vitest';
import { fireTimers } from '../../server/modules/replyClock/commands/fireTimers.ts';
import { useApi } from '../../server/testing/api.ts';
import { buildContact } from '../../server/testing/enquiries.ts';
import { listEvents } from '../../server/testing/events.ts';
import { eventually } from '../../server/testing/eventually.ts';
import { backends, useBackend } from '../../server/testing/redis.ts';
import { buildSignedIn } from '../../server/testing/signIn.ts';
import { useSmtp } from '../../server/testing/smtp.ts';
import { planMails } from '../consumers/mail/planMails.ts';
import { readEvent } from '../delivery/readEvents.ts';
import { requeueMissing } from '../delivery/requeueMissing.ts';
import { requestDigest } from '../schedules/startReplyTimers.ts';
import { useWorker } from './useWorker.ts';

describe.each(backends)('reply timers with queues on %s', (backend) => {
  const test = useApi({ RATE_LIMITS: 'off' });
  const smtp = useSmtp();
  const redis = useBackend(backend);
  const worker = useWorker(test, { redis, smtp });

  const getClock = (id: number) => test.db('reply_clocks').where({ enquiry_id: id }).first();
  const secondAfter = (moment: Date) => new Date(moment.getTime() + 1000);
  /** Like several workers that check at the same moment. */
  const fireInThreeWorkers = (now: Date) => Promise.all([1, 2, 3].map(() => fireTimers(test.db, now)));
  const listTimerEvents = async (id: number) =>
    (await listEvents(test.db, 'enquiry', id))
      .map(({ type }) => type)
      .filter((type) => type.startsWith('reply_clock.'));
  const mailsTo = (address: string, subject: string) =>
    smtp.messages.filter((mail) => mail.envelope.to[0] === address && mail.subject?.startsWith(subject));
  const allMailsAreSent = () =>
    eventually(async () => {
      const open = await test
        .db('events')
        .whereIn('type', ['reply_clock.due_soon', 'reply_clock.overdue', 'reply_digest.due'])
        .whereNotExists((consumed) =>
          consumed.select().from('consumed_events').whereRaw(`consumer = 'mail' and event_id = events.id`),
        );
      return open.length === 0;
    });

  it('warn the assignee at three quarters and the agency at the end, once each, whichever worker fires them', async () => {
    const { user: assignee } = await buildSignedIn(test, { first_name: 'Ananya' });
    const admin = await test.as('admin');
    const { id, reference } = await buildContact(test);
    await admin.put(`/api/contact/${id}`, { body: { assigned_to: assignee.id } });
    const { warn_at, due_at } = await getClock(id);

    await fireInThreeWorkers(new Date(warn_at.getTime() - 1000));
    expect(await listTimerEvents(id)).toEqual([]);
    await fireInThreeWorkers(secondAfter(warn_at));
    await fireInThreeWorkers(secondAfter(warn_at));
    expect(await listTimerEvents(id)).toEqual(['reply_clock.due_soon']);
    await fireInThreeWorkers(secondAfter(due_at));
    await fireInThreeWorkers(secondAfter(due_at));
    expect(await listTimerEvents(id)).toEqual(['reply_clock.due_soon', 'reply_clock.overdue']);

    await allMailsAreSent();
    const [warning, ...warnings] = mailsTo(assignee.email, 'Due soon:');
    expect(warnings).toEqual([]);
    expect(warning?.subject).toBe(`Due soon: A week in Kerala (${reference})`);
    expect(warning?.text).toContain(`https://safarnama.example/admin/enquiries?enquiry=contact-${id}`);
    const [notice, ...notices] = mailsTo('staff@example.com', 'Overdue:');
    expect(notices).toEqual([]);
    expect(notice?.text?.replace(/\s+/g, ' ')).toContain(`The reply to Asha Naik (${reference}) was due on`);
  });

  it('survive queues that lose everything', async () => {
    const { id } = await buildContact(test, { name: 'Lost And Found' });
    const { due_at } = await getClock(id);
    const before = mailsTo('staff@example.com', 'Overdue:').length;
    await worker.stopRelay();
    expect(await fireTimers(test.db, secondAfter(due_at))).toBeGreaterThan(0);
    // Published, as the table believes, and then lost with all of Redis.
    await test
      .db('events')
      .whereNull('published_at')
      .update({ published_at: new Date(Date.now() - 600_000) });
    await redis?.lose();
    await redis?.start();
    await fireInThreeWorkers(secondAfter(due_at));
    expect(await listTimerEvents(id)).toEqual(['reply_clock.overdue']);
    await eventually(async () => (await requeueMissing(test.db, worker.queues, 60)) > 0);
    await allMailsAreSent();
    expect(mailsTo('staff@example.com', 'Overdue:')).toHaveLength(before + 1);
    worker.startRelay();
  });

  it('do nothing for answered enquiries, and send no mail for those answered meanwhile', async () => {
    const staff = await test.as('employee');
    const { id } = await buildContact(test);
    const { due_at } = await getClock(id);
    await staff.put(`/api/contact/${id}`, { body: { status: 'replied' } });
    await fireInThreeWorkers(secondAfter(due_at));
    expect(await listTimerEvents(id)).toEqual([]);
    await staff.put(`/api/contact/${id}`, { body: { status: 'in_progress' } });
    await fireInThreeWorkers(secondAfter(due_at));
    expect(await listTimerEvents(id)).toEqual(['reply_clock.overdue']);

    const [overdue] = await test.db('events').where({ type: 'reply_clock.overdue', entity_id: id });
    const planned = async () => planMails(test, await readEvent(test.db, overdue.id));
    expect(await planned()).toHaveLength(1);
    await staff.put(`/api/contact/${id}`, { body: { status: 'replied' } });
    expect(await planned()).toEqual([]);
  });

  it('send one digest a day, from nine in the morning of the agency on', async () => {
    await buildContact(test, { name: 'Digested' });
    const before = smtp.messages.length;
    // 08:59 and 09:00 in Kolkata.
    expect(await requestDigest(test.db, new Date('2030-03-10T03:29:59Z'))).toBe(false);
    const requested = await Promise.all(
      [1, 2, 3].map(() => requestDigest(test.db, new Date('2030-03-10T03:30:00Z'))),
    );
    expect(requested.filter(Boolean)).toHaveLength(1);
    expect(await requestDigest(test.db, new Date('2030-03-10T15:00:00Z'))).toBe(false);
    expect(await test.db('events').where({ type: 'reply_digest.due' })).toHaveLength(1);
    const digest = () => smtp.messages.slice(before).filter((mail) => mail.subject?.includes('replies due'));
    await allMailsAreSent();
    expect(digest()).toHaveLength(1);
    expect(digest()[0]?.subject).toMatch(/^10 March 2030: \d+ replies due, 0 overdue$/);
    expect(digest()[0]?.text).toContain('Digested: A week in Kerala');
  });
});
