import { expect, it } from 'vitest';
import { markReplyFailed } from '../../../server/modules/conversations/commands/markReplyDelivery.ts';
import { inboundMessageEvent } from '../../../server/modules/conversations/inbound/events.ts';
import { fireTimers } from '../../../server/modules/replyClock/commands/fireTimers.ts';
import { replyDigestDue } from '../../../server/modules/replyClock/events.ts';
import { exampleSettings } from '../../../server/modules/settings/contract.ts';
import { createSystemContext, record } from '../../../server/platform/events/events.ts';
import { signStatusPath } from '../../../server/platform/security/enquiryToken.ts';
import { addDays, toDay } from '../../../server/platform/text/days.contract.ts';
import { useApi } from '../../../server/testing/api.ts';
import { buildContact } from '../../../server/testing/enquiries.ts';
import { listEvents } from '../../../server/testing/events.ts';
import { buildSignedIn } from '../../../server/testing/signIn.ts';
import { readEvent } from '../../delivery/readEvents.ts';
import { assignEnquiry } from '../assignEnquiry.ts';
import { planMails } from './planMails.ts';
import { enquiryReply } from './templates/EnquiryReply.tsx';
import { renderMail } from './templates/renderMail.ts';

const test = useApi({ RATE_LIMITS: 'off' });

/** The mails of the newest event of an enquiry. */
async function composeNewest(enquiryId: number) {
  const newest = (await listEvents(test.db, 'enquiry', enquiryId)).at(-1);
  const plans = await planMails(test, await readEvent(test.db, Number(newest?.id)));
  return Promise.all(plans.map(({ compose }) => compose()));
}

it('preserves the reference in each subject, and whole letters in subjects and previews', async () => {
  const { id, reference } = await buildContact(test, {
    name: 'W'.repeat(120),
    subject: `x${'🌴'.repeat(99)}`,
    message: `x${'🌴'.repeat(2000)}`,
  });
  const { user } = await buildSignedIn(test);
  const admin = await test.as('admin');
  const submitted = await composeNewest(id);
  await admin.put(`/api/contact/${id}`, { body: { assigned_to: user.id } });
  const assigned = await composeNewest(id);
  const mails = [...submitted, ...assigned];
  expect(mails).toHaveLength(3);
  for (const { subject, html, text } of mails) {
    expect(subject).toContain(reference);
    expect([subject, html, text].map((part) => part.isWellFormed())).toEqual([true, true, true]);
    expect(html, 'one word is no wider than a phone').toMatch(
      /<body[^>]*>[\s\S]*?<td style="[^"]*word-break:break-word/,
    );
  }
  await admin.put(`/api/contact/${id}`, { body: { assigned_to: null } });
});

it('has a text with the lines of the message, columns for the facts, and each address once', async () => {
  const { id } = await buildContact(test, { message: 'We are four.\n\nPlease call us.' });
  const [confirmation, notice] = await composeNewest(id);
  expect(confirmation?.html).toContain('We are four.<br/><br/>Please call us.');
  expect(confirmation?.html, 'a link in a text').toMatch(/\/destination" style="[^"]*:underline"/);
  expect(confirmation?.text.match(/\/api\/enquiry-status\//g)).toHaveLength(1);
  expect(notice?.text).toContain('\nWe are four.\n\nPlease call us.\n');
  const facts = [
    'Name      Asha Naik',
    'Email     asha@example.com',
    'Phone     +91 98220 12345',
    'Subject   A week in Kerala',
  ];
  expect(notice?.text).toContain(`\n\n${facts.join('\n')}\n\n`);
  expect(notice?.text).toContain('\n\nAnswering this mail writes to Asha Naik.\n\n');
});

it('fits the HTML of staff onto a phone, and preserves the columns of its tables', async () => {
  const html = `<table><tr><th>Day</th><th>Place</th></tr><tr><td>1</td><td>Kochi</td></tr></table>
    <pre>${'pre '.repeat(40)}</pre><p><a href="tel:+919822012345">Call us</a></p>`;
  const publicUrl = 'https://safarnama.example';
  const facts = { settings: exampleSettings, publicUrl, statusUrl: `${publicUrl}/status`, signature: null };
  const mail = await renderMail(
    enquiryReply({ ...facts, subject: 'Re: Goa', reference: 'SN-000001', html, preview: '' }),
  );
  expect(mail.text).toContain('\nDay   Place\n1     Kochi\n');
  expect(mail.text).toContain('\nCall us\n');
  expect(mail.html).toMatch(/\.written img{max-width:100%[^<]*\.written pre{white-space:pre-wrap}/);
  expect(mail.html, 'also from right to left').toContain('<div dir="auto">');
  expect(mail.html).toMatch(/class="written"[^>]*>(?:<[^>]*>)*<table><tr><th>Day/);
});

it('reminds of a reply only while the clock that is due is still running', async () => {
  const { id } = await buildContact(test);
  const staff = await test.as('employee');
  await fireTimers(test.db, new Date(Date.now() + 25 * 3_600_000));
  const [overdue] = await test.db('events').where({ type: 'reply_clock.overdue', entity_id: id });
  const listTemplates = async () =>
    (await planMails(test, await readEvent(test.db, overdue.id))).map(({ template }) => template);
  expect(await listTemplates()).toEqual(['reply_overdue']);
  await staff.put(`/api/enquiries/${id}/wait`, { body: {} });
  expect(await listTemplates()).toEqual([]);
  await staff.put(`/api/enquiries/${id}/resume`, { body: {} });
  expect(await listTemplates(), 'the clock that started anew').toEqual([]);
});

it('tells the agency what a visitor does while the assignee cannot respond', async () => {
  const { id } = await buildContact(test);
  const { user } = await buildSignedIn(test);
  const admin = await test.as('super_admin');
  await admin.put(`/api/contact/${id}`, { body: { assigned_to: user.id } });
  await fetch(`${test.origin}${signStatusPath(test.config.JWT_SECRET, id)}/withdrawal`, {
    method: 'POST',
    redirect: 'manual',
  });
  const [withdrawn] = await test.db('events').where({ type: 'enquiry.withdrawn', entity_id: id });
  const listRecipients = async () =>
    (await planMails(test, await readEvent(test.db, withdrawn.id))).map(({ recipient }) => recipient);
  expect(await listRecipients()).toEqual([user.email]);
  await admin.put(`/api/users/${user.id}`, { body: { user_type: 'visitor' } });
  expect(await listRecipients()).toEqual([test.config.STAFF_EMAIL]);
  await admin.put(`/api/users/${user.id}`, { body: { user_type: 'employee', status: 'inactive' } });
  expect(await listRecipients()).toEqual([test.config.STAFF_EMAIL]);
});

it('tells the assignee of the main enquiry what a visitor writes about a merged one', async () => {
  const [main, duplicate] = [await buildContact(test), await buildContact(test)];
  const [{ user: assignee }, { user: former }] = [await buildSignedIn(test), await buildSignedIn(test)];
  const admin = await test.as('admin');
  await admin.put(`/api/contact/${main.id}`, { body: { assigned_to: assignee.id } });
  await admin.put(`/api/contact/${duplicate.id}`, { body: { assigned_to: former.id } });
  await admin.put(`/api/enquiries/${duplicate.id}/merge`, { body: { into: main.id } });
  const form = new FormData();
  form.append('text', 'We are five by now');
  const path = `${signStatusPath(test.config.JWT_SECRET, duplicate.id)}/messages`;
  await fetch(test.origin + path, { method: 'POST', body: form, redirect: 'manual' });
  const [written] = await test.db('events').where({ type: 'web_message.received', entity_id: duplicate.id });
  const [notice] = await planMails(test, await readEvent(test.db, written.id));
  expect(notice?.recipient).toBe(assignee.email);
  const mail = await notice?.compose();
  expect(mail?.text).toContain('We are five by now');
  expect(mail?.text).toContain(`/admin/enquiries?enquiry=contact-${main.id}`);
});

it('tells who answers an enquiry that a reply failed, and how to call the visitor', async () => {
  const { id, reference } = await buildContact(test);
  const staff = await test.as('employee');
  const { body } = await staff.post(`/api/enquiries/${id}/replies`, { body: { html: '<p>Yes.</p>' } });
  await test.db('conversation_messages').where({ id: body.data.id }).update({ state: 'sending' });
  await markReplyFailed(test.db, body.data.id, '550 No such mailbox', createSystemContext(new Date()));
  const failed = (await listEvents(test.db, 'enquiry', id)).find(({ type }) => type === 'reply.failed');
  const plan = async (config = {}) =>
    planMails(
      { ...test, config: { ...test.config, ...config } },
      await readEvent(test.db, Number(failed?.id)),
    );
  const recipients = async (config = {}) => (await plan(config)).map(({ recipient }) => recipient);
  const author = await test.db('users').where({ id: staff.userId }).first();
  expect(await recipients()).toEqual([test.config.STAFF_EMAIL, author.email]);
  const shared = `desk@example.com, ${author.email.toUpperCase()}`;
  expect(await recipients({ STAFF_EMAIL: shared }), 'once').toEqual(shared.split(', '));
  const admin = await test.as('admin');
  await admin.put(`/api/contact/${id}`, { body: { assigned_to: author.id } });
  expect(await recipients(), 'once').toEqual([author.email]);
  await admin.put(`/api/contact/${id}`, { body: { assigned_to: null } });
  for (const change of [{ status: 'inactive' }, { user_type: 'visitor' }]) {
    await test.db('users').where({ id: author.id }).update(change);
    expect(await recipients(), JSON.stringify(change)).toEqual([test.config.STAFF_EMAIL]);
    await test.db('users').where({ id: author.id }).update({ status: 'active', user_type: 'employee' });
  }
  const mail = await (await plan())[0]?.compose();
  expect(mail?.text.replace(/\s+/g, ' ')).toContain(
    `The reply of ${author.first_name} ${author.last_name} about the enquiry ${reference} did not reach Asha Naik.`,
  );
  expect(mail?.subject).toBe(`Not delivered: A week in Kerala (${reference})`);
  expect(mail?.text).toContain('You can call +91 98220 12345.');
  expect(mail?.text).toContain('550 No such mailbox');
});

it('names who answered from another address, and the files of a mail without text', async () => {
  const { id } = await buildContact(test);
  const message = { kind: 'customer_mail', direction: 'incoming', state: 'received', created_at: new Date() };
  const [{ id: messageId }] = await test
    .db('conversation_messages')
    .insert({ ...message, enquiry_id: id, author_name: 'Ravi', body: '' })
    .returning('id');
  const file = { name: 'passport.png', key: 'private/passport.png', size: 1, mime: 'image/png' };
  await test
    .db('message_files')
    .insert({ ...file, enquiry_id: id, message_id: messageId, created_at: new Date() });
  const facts = { channel: 'contact' as const, name: 'Asha Naik', messageId };
  await test.db.transaction((trx) =>
    record(trx, inboundMessageEvent('customer_mail.received', id, facts), createSystemContext(new Date())),
  );
  const [notice] = await composeNewest(id);
  expect(notice?.subject).toMatch(/^Ravi answered: /);
  expect(notice?.text).toContain('Files: passport.png');
});

it('leaves the lines without a value out of the foot', async () => {
  const { id } = await buildContact(test);
  await (await test.as('admin')).put('/api/settings', { body: { phone_primary: '', address: '' } });
  const [confirmation] = await composeNewest(id);
  expect(confirmation?.text).toMatch(/\nSafarnama Travels\ninfo@example\.com$/);
});

it('names no colleague where the rule of the settings has assigned an enquiry', async () => {
  await test.db('users').update({ status: 'inactive' });
  await buildSignedIn(test, { first_name: 'Meera' });
  const changed = JSON.stringify({ assignment_rule: 'round_robin' });
  await test.db('settings').update({ changed: test.db.raw('changed || ?::jsonb', [changed]) });
  const { id, reference } = await buildContact(test);
  const [submitted] = await listEvents(test.db, 'enquiry', id);
  await assignEnquiry(test.db, await readEvent(test.db, Number(submitted?.id)));
  const [mail] = await composeNewest(id);
  expect(mail?.text.replace(/\s+/g, ' ')).toContain(
    `Hello Meera, the enquiry ${reference} of Asha Naik was assigned to you automatically.`,
  );
});

it('leaves out a warning that a reply is due soon once it is overdue', async () => {
  const { id } = await buildContact(test);
  const { warn_at } = await test.db('reply_clocks').where({ enquiry_id: id }).first();
  await fireTimers(test.db, warn_at);
  const event = (await listEvents(test.db, 'enquiry', id)).at(-1);
  expect(event?.type).toBe('reply_clock.due_soon');
  const plan = async () => planMails(test, await readEvent(test.db, Number(event?.id)));
  expect(await plan()).toHaveLength(1);
  // The mail server was unavailable for longer.
  const due_at = new Date(Date.now() - 1000);
  await test.db('reply_clocks').where({ enquiry_id: id }).update({ due_at });
  await test
    .db('events')
    .where({ id: event?.id })
    .update({ data: { ...event?.data, dueAt: due_at } });
  expect(await plan()).toEqual([]);
});

it('leaves out the digest of a day that is over', async () => {
  await buildContact(test);
  const now = new Date();
  const context = createSystemContext(now);
  const today = toDay(now, 'Asia/Kolkata');
  const planDigest = async (day: string) => {
    await test.db.transaction((trx) => record(trx, replyDigestDue(day), context));
    const newest = await test.db('events').max({ id: 'id' }).first();
    return planMails(test, await readEvent(test.db, Number(newest?.['id'])));
  };
  expect(await planDigest(today)).toHaveLength(1);
  expect(await planDigest(addDays(today, -1))).toEqual([]);
});
