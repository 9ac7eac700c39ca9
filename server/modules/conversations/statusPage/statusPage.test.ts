import { describe, expect, it } from 'vitest';
import { signStatusPath } from '../../../platform/security/enquiryToken.ts';
import { dayMs } from '../../../platform/text/days.contract.ts';
import { useApi } from '../../../testing/api.ts';
import { buildBooking, buildContact, pngBytes } from '../../../testing/enquiries.ts';
import { listEvents } from '../../../testing/events.ts';
import { listStoredFiles } from '../../../testing/listStoredFiles.ts';
import { waitUntilBlocked } from '../../../testing/waitUntilBlocked.ts';
import { flexibilities } from '../../enquiries/formChoices.contract.ts';

describe('the status page of an enquiry', () => {
  const test = useApi({ RATE_LIMITS: 'off' });

  const pathTo = (id: number) => signStatusPath(test.config.JWT_SECRET, id);
  const status = async (id: number) => (await test.db('enquiries').where({ id }).first()).status;
  const messages = (id: number) => test.db('conversation_messages').where({ enquiry_id: id }).orderBy('id');

  async function openEnquiry(fields: Record<string, string> = {}) {
    const { id, reference } = await buildContact(test, fields);
    const path = pathTo(id);
    return { id, reference, path, show: () => test.api.get(path) };
  }

  /** Sends the form of the page as a browser without scripts does. */
  async function write(
    path: string,
    fields: Record<string, string>,
    file?: { name: string; bytes: Uint8Array<ArrayBuffer> },
  ) {
    const form = new FormData();
    for (const [name, value] of Object.entries(fields)) form.append(name, value);
    form.append('file', new File(file ? [file.bytes] : [], file?.name ?? ''));
    const response = await fetch(`${test.origin}${path}/messages`, {
      method: 'POST',
      body: form,
      redirect: 'manual',
    });
    return {
      status: response.status,
      location: response.headers.get('Location'),
      text: await response.text(),
    };
  }

  it('leaves no file of a message to an enquiry that is deleted at that moment', async () => {
    const { id, path } = await openEnquiry();
    const before = await listStoredFiles(test.storage);
    const { writing } = await test.db.transaction(async (trx) => {
      await trx('enquiries').where({ id }).delete();
      const writing = write(
        path,
        { text: 'My passport' },
        { name: 'a.png', bytes: new Uint8Array(pngBytes) },
      );
      await waitUntilBlocked(test.db);
      return { writing };
    });
    expect((await writing).status).toBe(404);
    expect(await listStoredFiles(test.storage)).toEqual(before);
  });

  it('shows the request and its state, to no cache, search engine or other site', async () => {
    const { reference, show } = await openEnquiry({ message: 'Is <b>Kerala</b> nice in May?' });
    const { status, text, headers } = await show();
    expect(status).toBe(200);
    for (const part of [
      reference,
      'Received.',
      'A week in Kerala',
      'Is &lt;b&gt;Kerala&lt;/b&gt; nice in May?',
    ])
      expect(text).toContain(part);
    expect(text).toContain('<meta name="robots" content="noindex">');
    expect(headers.get('X-Robots-Tag')).toBe('noindex');
    expect(headers.get('Cache-Control')).toBe('no-store');
    expect(headers.get('Referrer-Policy')).toBe('no-referrer');
    expect(headers.get('Content-Security-Policy')).toContain("default-src 'none'");
  });

  it('shows what was said about the journey', async () => {
    const fields = { travel_month: '2027-02', flexibility: flexibilities[0], departure_city: 'Nagpur' };
    const { id } = await buildBooking(test, { fields });
    const { text } = await test.api.get(pathTo(id));
    for (const said of ['February 2027', fields.flexibility, 'Nagpur']) expect(text).toContain(said);
  });

  it('shows sent replies and the visitor’s messages, and nothing internal', async () => {
    const { id, path, show } = await openEnquiry();
    const staff = await test.as('employee');
    const reply = async (html: string) =>
      Number((await staff.post(`/api/enquiries/${id}/replies`, { body: { html } })).body.data.id);
    const sent = await reply('<p>It is <b>hot</b>.</p>');
    await test.db('conversation_messages').where({ id: sent }).update({ state: 'sent', sent_at: new Date() });
    await reply('<p>Not sent yet</p>');
    await staff.put(`/api/contact/${id}`, { body: { notes: 'Internal words' } });
    await staff.post(`/api/enquiries/${id}/contacts`, { body: { kind: 'call', text: 'A call' } });
    await staff.post(`/api/enquiries/${id}/contacts`, {
      body: { kind: 'whatsapp', direction: 'incoming', text: 'A chat' },
    });
    await write(path, { text: 'Thank you <script>' });
    const { text } = await show();
    expect(text).toContain('<p>It is <b>hot</b>.</p>');
    expect(text).toContain('Thank you &lt;script&gt;');
    for (const hidden of ['Not sent yet', 'Internal words', 'A call', 'A chat']) {
      expect(text, hidden).not.toContain(hidden);
    }
  });

  it('shows received mails as text, and of earlier long ones the beginning', async () => {
    const { id, show } = await openEnquiry();
    const mail = { enquiry_id: id, kind: 'customer_mail', direction: 'incoming', state: 'received' };
    const reply = { enquiry_id: id, kind: 'reply', direction: 'outgoing', state: 'sent', body: 'Yes' };
    const long = { ...mail, body: 'x'.repeat(3_000_000), quoted: '> y', html: '<p>Not shown</p>' };
    const rows = [long, { ...reply, html: '<p>Yes, it is <b>hot</b>.</p>' }, long];
    await test.db('conversation_messages').insert(rows.map((row) => ({ ...row, created_at: new Date() })));
    const { text } = await show();
    expect([...text.matchAll(/x{9,}/g)].map(([run]) => run.length)).toEqual([10_000, 3_000_000]);
    expect(text).toContain('<p>Yes, it is <b>hot</b>.</p>');
    expect(text).not.toContain('Not shown');
  });

  it('adds a message to the thread, and the enquiry is in progress again', async () => {
    const { id, path, show } = await openEnquiry();
    const staff = await test.as('employee');
    await staff.put(`/api/contact/${id}`, { body: { status: 'resolved' } });
    expect((await show()).text).toContain('Done.');
    const { status: code, location } = await write(path, { text: ' We are five by now. ' });
    expect([code, location]).toEqual([303, `${path}?sent`]);
    expect((await test.api.get(location ?? '')).text).toContain('Your message has reached us');
    const [row] = await messages(id);
    expect(row).toMatchObject({
      kind: 'web_message',
      direction: 'incoming',
      state: 'received',
      author_name: 'Asha Naik',
      body: 'We are five by now.',
    });
    expect((await listEvents(test.db, 'enquiry', id)).slice(2)).toMatchObject([
      { type: 'web_message.received', data: { channel: 'contact', name: 'Asha Naik', messageId: row.id } },
      { type: 'enquiry.status_changed', data: { from: 'resolved', to: 'in_progress' } },
    ]);
    const { clock } = (await staff.get(`/api/contact/${id}`)).body.data;
    expect(clock).toMatchObject({ state: 'due', reopened: true });
    const { entries } = (await staff.get(`/api/enquiries/${id}/conversation`)).body.data;
    expect(entries).toContainEqual(
      expect.objectContaining({ kind: 'web_message', text: 'We are five by now.', files: [] }),
    );
  });

  it('does not change the due time of an enquiry that waits for a reply', async () => {
    const { id, path } = await openEnquiry();
    const staff = await test.as('employee');
    const clock = async () => (await staff.get(`/api/contact/${id}`)).body.data.clock;
    const before = await clock();
    await write(path, { text: 'One more thing' });
    expect(await clock()).toEqual(before);
    expect(await status(id)).toBe('new');
    await staff.put(`/api/enquiries/${id}/wait`);
    await write(path, { text: 'Here is what you wanted' });
    expect(await clock()).toMatchObject({ state: 'due', reopened: true });
  });

  it('accepts a file, which staff open by a signed link', async () => {
    const { id, path, show } = await openEnquiry();
    await write(path, { text: '' }, { name: 'passport.png', bytes: new Uint8Array(pngBytes) });
    expect((await show()).text).toContain('File: passport.png');
    const staff = await test.as('employee');
    const { entries } = (await staff.get(`/api/enquiries/${id}/conversation`)).body.data;
    const [file] = entries.at(-1).files;
    expect(file).toMatchObject({ name: 'passport.png', size: pngBytes.length });
    const opened = await test.api.get(file.url);
    expect(opened.status).toBe(200);
    expect(opened.headers.get('Content-Disposition')).toBe('inline; filename="passport.png"');
    expect((await test.api.get(file.url.replace(/signature=./, 'signature=%00'))).status).toBe(403);
    expect((await test.api.get(file.url.split('?')[0])).status).toBe(403);
  });

  it('stores one message for a form that is sent twice', async () => {
    const { id, path } = await openEnquiry();
    const file = { name: 'passport.png', bytes: new Uint8Array(pngBytes) };
    const before = (await listStoredFiles(test.storage)).length;
    for (const _ of [1, 2]) {
      expect((await write(path, { text: 'Only once', key: 'form-1' }, file)).status).toBe(303);
    }
    expect(await messages(id)).toHaveLength(1);
    expect((await listStoredFiles(test.storage)).length).toBe(before + 1);
  });

  it('accepts another text under a used key when it is sent again', async () => {
    const { id, path } = await openEnquiry();
    await write(path, { text: 'First', key: 'form-3' });
    const refused = await write(path, { text: 'Second', key: 'form-3' });
    expect(refused).toMatchObject({ status: 409, text: expect.stringContaining('>Second</textarea>') });
    expect(refused.text).toContain('Please send this one, too, if it is a new one.');
    const [, key = 'form-3'] = /name="key" value="([^"]+)"/.exec(refused.text) ?? [];
    expect((await write(path, { text: 'Second', key })).status).toBe(303);
    expect(await messages(id)).toHaveLength(2);
  });

  it('shows on the page what is wrong, and preserves the typed text', async () => {
    const { id, path } = await openEnquiry();
    const empty = await write(path, { text: ' ' });
    expect(empty).toMatchObject({ status: 422, text: expect.stringContaining('Please write a message') });
    const mark = 'aria-invalid="true" aria-describedby="problem" autofocus>';
    const notice = '<p id="problem" class="notice problem" role="alert">[^<]+</p>';
    const besideText = String.raw`${notice}\s<textarea id="text"[^>]* maxlength="5000" ${mark}`;
    expect(empty.text).toMatch(new RegExp(besideText));
    const trapped = await write(path, { text: 'My words', website: 'spam' });
    expect(trapped).toMatchObject({ status: 422, text: expect.stringContaining('>My words</textarea>') });
    const wrong = { name: 'evil.png', bytes: new TextEncoder().encode('#!/bin/sh') };
    const refused = await write(path, { text: 'My words', key: 'form-2' }, wrong);
    expect(refused).toMatchObject({ status: 415, text: expect.stringContaining('>My words</textarea>') });
    expect(refused.text).toContain('value="form-2"');
    expect(refused.text).toMatch(new RegExp(String.raw`${notice}\s<input id="file"[^>]* ${mark}`));
    expect(refused.text.split(' aria-invalid')).toHaveLength(2);
    const large = { name: 'large.png', bytes: new Uint8Array(11 * 1024 * 1024) };
    const tooLarge = await write(path, { text: 'My words' }, large);
    expect(tooLarge).toMatchObject({ status: 413, text: expect.stringContaining('>My words</textarea>') });
    expect(await messages(id)).toEqual([]);
  });

  it('withdraws the enquiry, which the history shows', async () => {
    const { id, path, show } = await openEnquiry();
    const withdraw = () => fetch(`${test.origin}${path}/withdrawal`, { method: 'POST', redirect: 'manual' });
    expect((await withdraw()).status).toBe(303);
    expect(await status(id)).toBe('closed');
    await withdraw();
    const staff = await test.as('employee');
    const history = (await staff.get(`/api/enquiries/${id}/history`)).body.data;
    expect(history.slice(1)).toMatchObject([
      { action: 'status_changed', to: 'closed' },
      { action: 'withdrawn', actor: 'Asha Naik' },
    ]);
    const { text } = await show();
    expect(text).toContain('You have withdrawn this enquiry.');
    expect(text).not.toContain('Withdraw this enquiry');
    await write(path, { text: 'I changed my mind' });
    expect((await show()).text).toContain('In progress.');
  });

  it('offers no withdrawal of a booked journey, and accepts none', async () => {
    const { id, path, show } = await openEnquiry();
    const staff = await test.as('employee');
    await staff.put(`/api/enquiries/${id}/outcome`, { body: { outcome: 'booked', amount: 85_000 } });
    const { text } = await show();
    expect(text).toContain('This journey is booked; write to us to cancel it.');
    expect(text).not.toContain('Withdraw this enquiry');
    const withdrawal = await fetch(`${test.origin}${path}/withdrawal`, {
      method: 'POST',
      redirect: 'manual',
    });
    expect([withdrawal.status, await status(id)]).toEqual([303, 'new']);
    const types = (await listEvents(test.db, 'enquiry', id)).map(({ type }) => type);
    expect(types).not.toContain('enquiry.withdrawn');
  });

  it('is gone 90 days after the enquiry was closed, and shows how to reach the agency', async () => {
    const { id, path, show } = await openEnquiry();
    const staff = await test.as('employee');
    await staff.put(`/api/contact/${id}`, { body: { status: 'closed' } });
    const age = (days: number) =>
      test
        .db('events')
        .where({ entity_id: id, type: 'enquiry.status_changed' })
        .update({ occurred_at: new Date(Date.now() - days * dayMs) });
    await age(89);
    expect((await show()).status).toBe(200);
    await age(91);
    const { status: code, text } = await show();
    expect(code).toBe(404);
    expect(text).toContain('This link has expired');
    expect(text).toMatch(/href="mailto:[^"]+"/);
    expect(text).not.toContain('A week in Kerala');
    expect((await write(path, { text: 'Too late' })).status).toBe(404);
    expect(await messages(id)).toEqual([]);
  });

  it('opens for no other link, and for no erased or deleted enquiry', async () => {
    const mine = await openEnquiry();
    const other = await openEnquiry();
    const signature = mine.path.split('-').slice(2).join('-');
    for (const forged of [
      `/api/enquiry-status/${other.id}-${signature}`,
      `/api/enquiry-status/${mine.id}`,
      `/api/enquiry-status/${mine.id}-${'A'.repeat(43)}`,
    ]) {
      expect((await test.api.get(forged)).status, forged).toBe(404);
      expect((await write(forged, { text: 'x' })).status, forged).toBe(404);
    }
    await test.db('enquiries').where({ id: mine.id }).update({ erased_at: new Date() });
    expect((await mine.show()).text).toContain('was deleted');
    expect((await test.api.get(pathTo(999_999))).status).toBe(404);
  });

  it('is linked only by mail: no response to a form has its address', async () => {
    const response = await test.api.post('/api/contact/submit', {
      body: { name: 'A', email: 'a@example.com', subject: 'Hi', message: 'Ten letters or more' },
    });
    expect(response.status).toBe(201);
    expect(response.text).not.toContain('enquiry-status');
    const { id } = await buildBooking(test);
    expect((await (await test.as('admin')).get(`/api/enquiries/${id}`)).text).not.toContain('enquiry-status');
  });

  it('goes with its person, files included', async () => {
    const email = 'leaving-status@example.com';
    const { path } = await openEnquiry({ email });
    const before = (await listStoredFiles(test.storage)).length;
    await write(path, { text: 'Bye' }, { name: 'passport.png', bytes: new Uint8Array(pngBytes) });
    const admin = await test.as('admin');
    const { body } = await admin.post('/api/privacy/export', { body: { email } });
    expect(body.conversation_messages).toMatchObject([{ body: 'Bye' }]);
    expect(body.message_files).toMatchObject([{ name: 'passport.png' }]);
    await admin.post('/api/privacy/erase', { body: { email, confirm: email } });
    expect((await listStoredFiles(test.storage)).length).toBe(before);
  });
});

describe('the forms of the status page', () => {
  const test = useApi();

  it('are limited for each caller, on the page', async () => {
    const { id } = await buildContact(test);
    const path = signStatusPath(test.config.JWT_SECRET, id);
    const send = () => {
      const form = new FormData();
      form.append('text', '');
      return fetch(`${test.origin}${path}/messages`, { method: 'POST', body: form });
    };
    let last = await send();
    for (let tries = 0; tries < 60 && last.status !== 429; tries++) last = await send();
    expect(last.status).toBe(429);
    expect(await last.text()).toContain('Too many requests');
  });
});
