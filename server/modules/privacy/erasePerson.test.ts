import { describe, expect, it } from 'vitest';
import { recordAttempt } from '../../../workers/consumers/mail/recordAttempt.ts';
import { readEvent } from '../../../workers/delivery/readEvents.ts';
import { createSystemContext, record } from '../../platform/events/events.ts';
import { toReference } from '../../platform/text/toReference.ts';
import { useApi } from '../../testing/api.ts';
import { bookingForm, buildBooking, buildContact, pngBytes } from '../../testing/enquiries.ts';
import { listEvents } from '../../testing/events.ts';
import { listStoredFiles } from '../../testing/listStoredFiles.ts';
import { buildSubscriber } from '../../testing/newsletter.ts';
import { waitUntilBlocked } from '../../testing/waitUntilBlocked.ts';
import { markReplySent } from '../conversations/commands/markReplyDelivery.ts';
import { invitationEvent } from '../reviews/events.ts';

describe('the erasure of a person', () => {
  const test = useApi({ RATE_LIMITS: 'off' });
  const erase = async (body: object) => (await test.as('admin')).post('/api/privacy/erase', { body });
  const eraseByEmail = (email: string) => erase({ email, confirm: email });
  const logMail = (eventId: number, template: string, recipient: string) =>
    test.db('mail_deliveries').insert({
      event_id: eventId,
      template,
      recipient,
      message_id: `<${template}.${eventId}@test>`,
      attempt: 1,
      status: 'sent',
      error: 'greylisted',
      answer: `250 to ${recipient}`,
    });
  const mails = (eventId: number) =>
    test
      .db('mail_deliveries')
      .where({ event_id: eventId })
      .orderBy('template')
      .select('template', 'recipient', 'error', 'answer');

  it('removes their address from the log of mails, but not that of notified staff', async () => {
    const { id } = await buildContact(test, { email: 'gone@example.com' });
    const [submitted] = await listEvents(test.db, 'enquiry', id);
    if (!submitted) throw new Error('The enquiry was recorded');
    await logMail(submitted.id, 'enquiry_confirmation', 'Gone@example.com');
    await logMail(submitted.id, 'enquiry_notice', 'staff@example.com');
    const toStaff = [
      'customer_mail',
      'visitor_notice',
      'reply_due_soon',
      'reply_overdue',
      'enquiry_assigned',
    ];
    for (const template of toStaff) await logMail(submitted.id, template, 'meera@example.com');
    const stranger = await buildContact(test, { email: 'stays@example.com' });
    const [other] = await listEvents(test.db, 'enquiry', stranger.id);
    await logMail(Number(other?.id), 'enquiry_confirmation', 'stays@example.com');

    expect((await eraseByEmail('gone@example.com')).status).toBe(200);
    const logged = await mails(submitted.id);
    const told = logged.filter(({ template }) => toStaff.includes(template));
    expect(told.map(({ recipient }) => recipient)).toEqual(toStaff.map(() => 'meera@example.com'));
    expect(logged.filter((mail) => !told.includes(mail))).toEqual([
      {
        template: 'enquiry_confirmation',
        recipient: 'erased@erased.invalid',
        error: null,
        answer: null,
      },
      {
        template: 'enquiry_notice',
        recipient: 'staff@example.com',
        error: 'greylisted',
        answer: '250 to staff@example.com',
      },
    ]);
    expect(await mails(Number(other?.id))).toMatchObject([{ recipient: 'stays@example.com' }]);
    expect(await test.db('enquiries').where({ id: stranger.id }).first()).toMatchObject({
      email: 'stays@example.com',
      erased_at: null,
    });
  });

  it('ends an invitation to review their journey that is about to be sent', async () => {
    const { id } = await buildContact(test, { email: 'guest@example.com' });
    const context = createSystemContext(new Date());
    const invitation = invitationEvent('review.invited', id, { reference: toReference(id) });
    await test.db.transaction((trx) => record(trx, invitation, context));
    const [invited] = await test.db('events').where({ type: 'review.invited', entity_id: id });
    const event = await readEvent(test.db, invited.id);
    expect((await eraseByEmail('guest@example.com')).status).toBe(200);
    const mail = { template: 'review_invitation', recipient: 'guest@example.com', messageId: '<1@test>' };
    expect(await recordAttempt(test.db, { event, ...mail, attempt: 1 })).toBe('forgotten');
  });

  it('removes an address from the events of a subscription that now has another address', async () => {
    const admin = await test.as('admin');
    const id = await buildSubscriber(test, 'former@example.com');
    await admin.put('/api/newsletter', { body: { id, email: 'present@example.com' } });
    const stranger = await buildSubscriber(test, 'stranger@example.com');

    expect((await eraseByEmail('former@example.com')).status).toBe(200);
    const changed = (await listEvents(test.db, 'subscriber', id)).find(
      ({ type }) => type === 'subscriber.address_changed',
    );
    expect(changed?.data).toEqual({ from: 'erased@erased.invalid', to: 'erased@erased.invalid' });
    expect(JSON.stringify(await test.db('events').select('*'))).not.toContain('former@example.com');
    // The subscription belongs to the address that it has now, and goes on.
    expect(await test.db('subscribers').where({ id }).first()).toMatchObject({
      email: 'present@example.com',
      status: 'active',
    });
    expect(JSON.stringify(await listEvents(test.db, 'subscriber', stranger))).toContain(
      'stranger@example.com',
    );
  });

  it('removes a former address of a subscription that only its changes name', async () => {
    const admin = await test.as('admin');
    const id = await buildSubscriber(test, 'first@example.com');
    for (const email of ['between@example.com', 'last@example.com'])
      await admin.put('/api/newsletter', { body: { id, email } });

    const { body } = await admin.post('/api/privacy/find', { body: { email: 'BETWEEN@example.com' } });
    const rows = body.data.find(({ table }: { table: string }) => table === 'events').rows;
    expect(rows, 'the subscription and both changes').toBeGreaterThanOrEqual(3);
    expect((await eraseByEmail('between@example.com')).status).toBe(200);
    expect(JSON.stringify(await test.db('events').select('*'))).not.toContain('between@example.com');
    expect(await test.db('subscribers').where({ id }).first()).toMatchObject({ email: 'last@example.com' });
  });

  it('by number removes the mails of their enquiries, not others from or to the same address', async () => {
    const { id } = await buildContact(test, { email: 'Shared@example.com', phone: '+91 98220 55555' });
    const [submitted] = await listEvents(test.db, 'enquiry', id);
    const spouse = await buildContact(test, { email: 'shared@example.com', phone: '98220 66666' });
    const [other] = await listEvents(test.db, 'enquiry', spouse.id);
    await logMail(Number(submitted?.id), 'enquiry_confirmation', 'shared@EXAMPLE.com');
    await logMail(Number(other?.id), 'enquiry_confirmation', 'shared@example.com');
    await test.db('conversation_messages').insert({
      ...{ enquiry_id: spouse.id, kind: 'customer_mail', direction: 'incoming', state: 'received' },
      ...{ sender: 'shared@example.com', body: 'When do we start?', created_at: new Date() },
    });
    await test.db('bounced_addresses').insert({
      ...{ address: 'shared@example.com', reason: 'Mailbox full', bounced_at: new Date() },
    });

    const person = { phone: '098220 55555' };
    const found = await erase({ ...person, confirm: '098220 55555' });
    expect(found).toMatchObject({
      status: 200,
      body: { success: true, message: 'Erased. The figures stay as they were.' },
    });
    expect(found.body.data.map(({ table, rows }: { table: string; rows: number }) => [table, rows])).toEqual([
      ['enquiries', 1],
      ['enquiry_notes', 0],
      ['enquiry_outcomes', 0],
      ['conversation_messages', 0],
      ['message_files', 0],
      ['reply_drafts', 0],
      ['inbound_mails', 0],
      ['bounced_addresses', 0],
      ['quarantined_submissions', 0],
      ['subscribers', 0],
      ['reviews', 0],
      ['review_invitations', 0],
      ['events', 1],
      ['activity', 0],
      ['mail_deliveries', 1],
    ]);
    expect(await mails(Number(submitted?.id))).toMatchObject([{ recipient: 'erased@erased.invalid' }]);
    expect(await mails(Number(other?.id))).toMatchObject([{ recipient: 'shared@example.com' }]);
    expect(await test.db('enquiries').where({ id: spouse.id }).first()).toMatchObject({ erased_at: null });
    expect(await test.db('conversation_messages').pluck('enquiry_id')).toEqual([spouse.id]);
    expect(await test.db('bounced_addresses').pluck('address')).toEqual(['shared@example.com']);
    expect((await listEvents(test.db, 'privacy', 1)).at(-1)).toMatchObject({
      type: 'personal_data.erased',
      data: { because: 'request', enquiries: [id], subscribers: [] },
      actor: { id: (await test.as('admin')).userId },
    });
  });

  it('removes the files of their enquiries and of their submissions in quarantine, and no others', async () => {
    const file = { name: 'passport.png', bytes: pngBytes };
    const email = 'files@example.com';
    const { id } = await buildBooking(test, { fields: { email }, file });
    const body = bookingForm({ email, website: 'x' }, file);
    await test.api.post('/api/booking/submit', { body });
    const stranger = await buildBooking(test, { fields: { email: 'another@example.com' }, file });
    const { attachment } = await test.db('enquiries').where({ id: stranger.id }).first();
    expect(await listStoredFiles(test.storage)).toHaveLength(3);

    expect((await eraseByEmail(email)).status).toBe(200);
    expect(await listStoredFiles(test.storage)).toEqual([attachment.key]);
    expect(await test.db('quarantined_submissions')).toEqual([]);
    expect(await test.db('enquiries').where({ id }).first()).toMatchObject({
      name: 'Erased',
      email: 'erased@erased.invalid',
      attachment: null,
    });
  });

  it('removes the reasons of mail servers, which may name the mailbox, from the events, but not other reasons', async () => {
    const { id } = await buildContact(test, { email: 'asha.naik@example.com' });
    const happened = (type: string, reason: string) => ({
      ...{ type, entity_type: 'enquiry', entity_id: id, occurred_at: new Date() },
      data: { name: 'Asha Naik', reason },
    });
    await test
      .db('events')
      .insert([
        happened('reply.failed', '550 mailbox asha.naik is full'),
        happened('mail.bounced', '550 no user asha.naik here'),
        happened('enquiry.lost', 'price'),
      ]);
    expect((await eraseByEmail('asha.naik@example.com')).status).toBe(200);
    const events = await listEvents(test.db, 'enquiry', id);
    expect(events.slice(1).map(({ data }) => data['reason'])).toEqual(['Erased', 'Erased', 'price']);
  });

  it('removes their name also from the result of a reply that is recorded meanwhile', async () => {
    const { id } = await buildContact(test, { name: 'Farah Khan', email: 'farah@example.com' });
    const staff = await test.as('employee');
    const { body } = await staff.post(`/api/enquiries/${id}/replies`, { body: { html: 'Hello' } });
    const messageId: number = body.data.id;
    await test.db('conversation_messages').where({ id: messageId }).update({ state: 'sending' });
    const settling = await test.db.transaction();
    await markReplySent(settling, messageId, createSystemContext(new Date()));
    const erased = eraseByEmail('farah@example.com');
    await waitUntilBlocked(test.db);
    await settling.commit();
    expect((await erased).status).toBe(200);
    const events = await listEvents(test.db, 'enquiry', id);
    expect(events.map(({ type }) => type)).toContain('reply.sent');
    expect(JSON.stringify(events)).not.toContain('Farah');
  });

  it('also finds the enquiry that is made of a submission in quarantine meanwhile', async () => {
    const email = 'held@example.com';
    await buildContact(test, { name: 'Gita Held', email, website: 'https://spam.example' });
    const staff = await test.as('admin');
    const { body } = await staff.get('/api/quarantine');
    const held = body.data.find((row: { email: string }) => row.email === email);
    const blocking = await test.db.transaction();
    await blocking.raw('lock table reply_clocks in access exclusive mode');
    const released = staff.post(`/api/quarantine/${held.id}/release`, { body: {} });
    await waitUntilBlocked(test.db);
    const erased = eraseByEmail(email);
    await waitUntilBlocked(test.db, 2);
    await blocking.commit();
    expect([(await released).status, (await erased).status]).toEqual([200, 200]);
    const { rows } = await test.db.raw(
      `select 1 from enquiries where email = ? union all select 1 from events where data::text like '%Gita%'`,
      [email],
    );
    expect(rows).toEqual([]);
  });

  it('names the subscription that is made meanwhile, so that the activity feed forgets it', async () => {
    const email = 'subscribing@example.com';
    await buildContact(test, { email });
    const blocking = await test.db.transaction();
    await blocking.raw('lock table mail_deliveries in access exclusive mode');
    const erased = eraseByEmail(email);
    await waitUntilBlocked(test.db);
    await test.api.post('/api/newsletter?action=subscribe', { body: { email } });
    const { id } = await test.db('subscribers').where({ email }).first();
    await blocking.commit();
    expect((await erased).status).toBe(200);
    const event = await test
      .db('events')
      .where({ type: 'personal_data.erased' })
      .orderBy('id', 'desc')
      .first();
    expect(event.data.subscribers).toEqual([id]);
  });

  it('leaves no reply owed to them, now or at the end of a snooze', async () => {
    const staff = await test.as('employee');
    const ids: number[] = [];
    for (const action of ['resume', 'wait', 'snooze']) {
      const { id } = await buildContact(test, { email: 'owed@example.com' });
      const until = new Date(Date.now() + 5 * 24 * 3_600_000).toISOString().slice(0, 10);
      await staff.put(`/api/enquiries/${id}/${action}`, { body: { until } });
      ids.push(id);
    }
    const clocks = () => test.db('reply_clocks').whereIn('enquiry_id', ids).orderBy('enquiry_id');
    expect(await clocks().pluck('state')).toEqual(['running', 'waiting', 'snoozed']);
    expect((await eraseByEmail('owed@example.com')).status).toBe(200);
    expect(await clocks().select('state', 'fires_at')).toEqual(
      ids.map(() => ({ state: 'stopped', fires_at: null })),
    );
  });

  it('deletes their mails into the thread of another person, with the files, and leaves the rest of it', async () => {
    const { id } = await buildContact(test, { email: 'host@example.com' });
    const write = async (sender: string) => {
      const key = `private/messages/${sender}.pdf`;
      await test.storage.putBuffer(key, Buffer.from('A passport'));
      const [message] = await test
        .db('conversation_messages')
        .insert({
          ...{ enquiry_id: id, kind: 'customer_mail', direction: 'incoming', state: 'received' },
          ...{ sender, body: 'We come along.', created_at: new Date() },
        })
        .returning('id');
      await test.db('message_files').insert({
        ...{ enquiry_id: id, message_id: message.id, key, name: 'passport.pdf', size: 10 },
        ...{ mime: 'application/pdf', created_at: new Date() },
      });
      return key;
    };
    const key = await write('companion@example.com');
    const hostsKey = await write('host@example.com');

    const body = { email: 'Companion@example.com' };
    const copy = await (await test.as('admin')).post('/api/privacy/export', { body });
    expect(copy.body.conversation_messages).toMatchObject([{ sender: 'companion@example.com' }]);
    expect(copy.body.message_files).toMatchObject([{ key }]);
    expect((await eraseByEmail('Companion@example.com')).status).toBe(200);
    const remaining = test.db('conversation_messages').where({ enquiry_id: id });
    expect(await remaining.pluck('sender')).toEqual(['host@example.com']);
    expect(await test.db('message_files').pluck('key')).toEqual([hostsKey]);
    const files = await listStoredFiles(test.storage);
    expect(files).toContain(hostsKey);
    expect(files).not.toContain(key);
    expect(await test.db('enquiries').where({ id }).first()).toMatchObject({ erased_at: null });
  });

  it('deletes only their subscription, and records only its id', async () => {
    const stranger = await buildSubscriber(test, 'reader@example.com');
    const id = await buildSubscriber(test, 'leaver@example.com');
    const [requested] = await listEvents(test.db, 'subscriber', id);
    // To a former address of the subscription.
    await logMail(Number(requested?.id), 'subscription_verification', 'earlier@example.com');

    expect((await eraseByEmail('LEAVER@example.com')).status).toBe(200);
    expect(await test.db('subscribers').where({ id })).toEqual([]);
    expect(await test.db('subscribers').where({ id: stranger }).first()).toMatchObject({
      email: 'reader@example.com',
    });
    expect(await mails(Number(requested?.id))).toEqual([
      {
        template: 'subscription_verification',
        recipient: 'erased@erased.invalid',
        error: null,
        answer: null,
      },
    ]);
    expect((await listEvents(test.db, 'privacy', 1)).at(-1)).toMatchObject({
      type: 'personal_data.erased',
      data: { because: 'request', enquiries: [], subscribers: [id] },
    });
  });
});
