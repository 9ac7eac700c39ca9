import { once } from 'node:events';
import { connect } from 'node:net';
import { describe, expect, it } from 'vitest';
import { createSystemContext } from '../../../platform/events/events.ts';
import { signStatusPath } from '../../../platform/security/enquiryToken.ts';
import { signReplyAddress } from '../../../platform/security/replyAddress.ts';
import { signBody } from '../../../platform/security/signedBody.ts';
import { useApi } from '../../../testing/api.ts';
import { buildContact, pngBytes } from '../../../testing/enquiries.ts';
import { listEvents } from '../../../testing/events.ts';
import { listStoredFiles } from '../../../testing/listStoredFiles.ts';
import { buildMail, inboundSettings, postMail } from '../../../testing/mails.ts';
import { assignInboundMail } from './commands/assignInboundMail.ts';
import { storeInboundMail } from './commands/storeInboundMail.ts';

describe('received mail', () => {
  const test = useApi({ RATE_LIMITS: 'off', ...inboundSettings });
  const context = () => createSystemContext(new Date());
  const assign = (id: number) => assignInboundMail(test, id, context());
  const find = (id: number) => test.db('inbound_mails').where({ id }).first();
  const signAddress = (enquiry: number) => signReplyAddress(test.config, enquiry) ?? '';
  const messages = (enquiry: number) =>
    test.db('conversation_messages').where({ enquiry_id: enquiry }).orderBy('id');
  const status = async (id: number) => (await test.db('enquiries').where({ id }).first()).status;
  const clock = (id: number) => test.db('reply_clocks').where({ enquiry_id: id }).first();
  const setStatus = (id: number, value: string) =>
    test.db('enquiries').where({ id }).update({ status: value });

  /** Receives a mail and settles it. */
  async function receive(headers: Record<string, string> = {}, body?: string) {
    const { body: response } = await postMail(test, buildMail(headers, body));
    await assign(response.data.id);
    return find(response.data.id);
  }

  async function openThread(fields: Record<string, unknown> = {}) {
    const enquiry = await buildContact(test, fields);
    const staff = await test.as('employee');
    const thread = async () => (await staff.get(`/api/enquiries/${enquiry.id}/conversation`)).body.data;
    return { ...enquiry, staff, thread, to: signAddress(enquiry.id) };
  }

  /** A reply that was sent, with its Message-ID. */
  async function sendReply({ staff, id }: Awaited<ReturnType<typeof openThread>>) {
    const { body } = await staff.post(`/api/enquiries/${id}/replies`, { body: { html: '<p>Yes.</p>' } });
    await test.db('conversation_messages').where({ id: body.data.id }).update({ state: 'sent' });
    return test.db('conversation_messages').where({ id: body.data.id }).first();
  }

  it('is stored as it arrived, once, before it is parsed', async () => {
    const raw = buildMail();
    const first = await postMail(test, raw);
    expect(first).toMatchObject({ status: 202, body: { data: { duplicate: false } } });
    expect((await postMail(test, raw)).body.data).toEqual({ ...first.body.data, duplicate: true });
    const row = await find(first.body.data.id);
    expect(row).toMatchObject({ state: 'received', source: 'http', size: raw.length });
    const stored = (await test.storage.read(row.key)).stream;
    expect(Buffer.concat(await stored.toArray())).toEqual(raw);
    expect(await listEvents(test.db, 'inbound_mail', row.id)).toMatchObject([{ type: 'mail.received' }]);
    const files = (await listStoredFiles(test.storage)).filter((key) => key.startsWith('private/inbound/'));
    expect(files).toHaveLength(1);
  });

  it('is stored once when servers deliver it in two ways', async () => {
    const headers = { 'Message-ID': '<two-ways@example.com>', Subject: 'A long\r\n subject' };
    const first = await postMail(test, buildMail(headers, 'One.\r\nTwo.'));
    const delivered = buildMail(
      { Received: 'by mx', 'Delivered-To': 'x@example.com', ...headers },
      'One.\r\nTwo.\r\n',
    );
    const piped = Buffer.from(delivered.toString().replaceAll('\r', ''));
    for (const raw of [delivered, piped])
      expect((await postMail(test, raw)).body.data).toEqual({ ...first.body.data, duplicate: true });
  });

  it('is stored when another mail has its Message-ID', async () => {
    const id = { 'Message-ID': '<guessed@example.com>' };
    await receive({ ...id, From: 'mallory@example.com' }, 'Guessed.');
    const genuine = buildMail({ ...id, From: 'genuine@example.com' }, 'Genuine.');
    const mails = [
      genuine,
      buildMail({ ...id, From: 'genuine@example.com' }, 'Another text.'),
      buildMail({ ...id, From: 'genuine@example.com', Date: 'Mon, 23 Nov 2026 10:00:00 +0000' }, 'Genuine.'),
    ];
    for (const raw of mails) {
      const { body } = await postMail(test, raw);
      expect(body.data.duplicate).toBe(false);
      await assign(body.data.id);
      expect(await find(body.data.id)).toMatchObject({
        message_id: expect.stringMatching(/^sha256:/),
        state: 'processed',
      });
      expect((await postMail(test, raw)).body.data).toEqual({ id: body.data.id, duplicate: true });
    }
    const bodies = await test.db('enquiries').where({ email: 'genuine@example.com' }).pluck('message');
    expect(bodies.sort()).toEqual(['Another text.', 'Genuine.', 'Genuine.']);
  });

  it('is stored, like another one with its Message-ID, when both arrive at once', async () => {
    const id = { 'Message-ID': '<at-once@example.com>' };
    const mails = [buildMail(id, 'One.'), buildMail(id, 'Two.')];
    const responses = await Promise.all([...mails, ...mails].map((raw) => postMail(test, raw)));
    expect(new Set(responses.map(({ body }) => body.data.id)).size).toBe(2);
    expect(responses.filter(({ body }) => !body.data.duplicate)).toHaveLength(2);
  });

  it('leaves one file when a process dies before it has noted the first one', async () => {
    const raw = buildMail({ 'Message-ID': '<interrupted@example.com>' });
    const countFiles = async () => (await listStoredFiles(test.storage)).length;
    const before = await countFiles();
    const putBuffer: typeof test.storage.putBuffer = async (...file) => {
      await test.storage.putBuffer(...file);
      throw new Error('Killed');
    };
    const mail = { raw, source: 'imap' } as const;
    const dying = { db: test.db, storage: { ...test.storage, putBuffer } };
    await expect(storeInboundMail(dying, mail, context())).rejects.toThrow('Killed');
    expect(await storeInboundMail(test, mail, context())).toMatchObject({ duplicate: false });
    expect(await countFiles()).toBe(before + 1);
  });

  it('is stored when the file of another mail with its Message-ID is gone', async () => {
    const raw = buildMail();
    const { body } = await postMail(test, raw);
    await test.storage.remove((await find(body.data.id)).key);
    expect((await postMail(test, raw)).body.data.duplicate).toBe(false);
  });

  it('is stored once by its content when it has no Message-ID', async () => {
    const raw = buildMail({ 'Message-ID': '', Subject: 'No id' });
    const first = await postMail(test, raw);
    expect((await postMail(test, raw)).body.data.id).toBe(first.body.data.id);
    await assign(first.body.data.id);
    expect(await find(first.body.data.id)).toMatchObject({ state: 'processed' });
  });

  it('is refused without a valid signature, and in another form', async () => {
    const raw = buildMail();
    const wrong = [
      { signature: '' },
      { signature: 't=1,v1=00' },
      { secret: 'another secret that is long enough too' },
      { at: new Date(Date.now() - 6 * 60_000) },
      { at: new Date(Date.now() + 6 * 60_000) },
    ];
    for (const options of wrong) expect((await postMail(test, raw, options)).status).toBe(401);
    const asJson = await test.api.post('/api/inbound-mail', { body: { mail: 'x' } });
    expect(asJson.status).toBe(415);
    expect((await postMail(test, Buffer.alloc(26 * 1024 * 1024 + 1, 'a'))).status).toBe(413);
  });

  it('is refused before its body is read, when its signature does not announce it', async () => {
    const stranger = connect({ port: Number(new URL(test.origin).port), host: '127.0.0.1' });
    const head = ['POST /api/inbound-mail HTTP/1.1', 'Host: x', 'Content-Type: message/rfc822'];
    const signature = `t=${Math.floor(Date.now() / 1000)},sha256=${'0'.repeat(64)},v1=${'0'.repeat(64)}`;
    stranger.write(
      [...head, `X-Mail-Signature: ${signature}`, 'Content-Length: 20000000', '', ''].join('\r\n'),
    );
    const [response]: Buffer[] = await once(stranger, 'data');
    stranger.destroy();
    expect(response?.toString()).toContain('401 Unauthorized');
    const announced = signBody(inboundSettings.INBOUND_SECRET, buildMail(), new Date());
    expect((await postMail(test, buildMail(), { signature: announced })).status).toBe(401);
  });

  it('answers in the thread of its signed address, from whichever mailbox it is sent', async () => {
    const { id, to, thread } = await openThread();
    await setStatus(id, 'resolved');
    expect(await clock(id)).toMatchObject({ state: 'stopped' });
    const mail = await receive(
      { From: 'Ravi <ravi@elsewhere.example>', To: `Safarnama <${to.toUpperCase()}>` },
      'May suits us.\n\nOn Sun, 22 Nov 2026 at 09:00, Safarnama <hello@example.com> wrote:\n> When?\n',
    );
    expect(mail).toMatchObject({ state: 'processed', enquiry_id: id, sender: 'ravi@elsewhere.example' });
    expect(
      (await thread()).entries.find(({ kind }: { kind: string }) => kind === 'customer_mail'),
    ).toMatchObject({
      direction: 'incoming',
      author: 'Ravi',
      sender: 'ravi@elsewhere.example',
      text: 'May suits us.',
      state: 'received',
      automatic: false,
      quoted: expect.stringContaining('> When?'),
    });
    expect(await status(id)).toBe('in_progress');
    expect(await clock(id)).toMatchObject({ state: 'running', reopened: true });
    const types = (await listEvents(test.db, 'enquiry', id)).map(({ type }) => type);
    expect(types.slice(-2)).toEqual(['customer_mail.received', 'enquiry.status_changed']);
  });

  it('reopens the enquiry that its own was merged into', async () => {
    const { id, to } = await openThread();
    const main = await buildContact(test, { email: 'meera@example.com' });
    const longAgo = new Date('2026-01-01');
    await test.db('enquiries').where({ id }).update({ merged_into: main.id });
    await test.db('enquiries').where({ id: main.id }).update({ status: 'resolved', updated_at: longAgo });
    await test.db('reply_clocks').where({ enquiry_id: main.id }).update({ state: 'stopped', fires_at: null });
    await receive({ To: to }, 'May suits us.');
    expect(await status(main.id)).toBe('in_progress');
    expect(await clock(main.id)).toMatchObject({ state: 'running', reopened: true });
    const rows = await test.db('enquiries').whereIn('id', [id, main.id]);
    for (const { updated_at } of rows) expect(updated_at.getTime()).toBeGreaterThan(longAgo.getTime());
  });

  it('changes nothing when it is assigned again', async () => {
    const { id, to } = await openThread();
    const mail = await receive({ To: to });
    await Promise.all([assign(mail.id), assign(mail.id)]);
    expect(await messages(id)).toHaveLength(1);
  });

  it('answers in the thread of the mail that it answers', async () => {
    const open = await openThread({ email: 'answers@example.com' });
    const reply = await sendReply(open);
    const from = 'Else <else@example.com>';
    const byReply = await receive({ From: from, 'In-Reply-To': reply.message_id });
    const byReferences = await receive({
      From: from,
      References: `<x@y.example> ${reply.message_id} <z@y.example>`,
    });
    expect([byReply.enquiry_id, byReferences.enquiry_id]).toEqual([open.id, open.id]);
  });

  it('joins the thread of a mail that it answers from another address, and the visitor sees that address', async () => {
    const { id, to } = await openThread({ email: 'family@example.com' });
    await receive({ To: to, From: 'Asha Naik <Family@Example.com>', 'Message-ID': '<copied@example.com>' });
    const from = 'Safarnama Travel <ravi@example.com>';
    const answer = await receive({ From: from, 'In-Reply-To': '<copied@example.com>' }, 'We are two more.');
    expect(answer.enquiry_id).toBe(id);
    const { text } = await test.api.get(signStatusPath(test.config.JWT_SECRET, id));
    const authors = [...text.matchAll(/<li class="own"><h3>([^<]*)</g)].map(([, author]) => author);
    expect(authors).toEqual(['Your enquiry', 'You', 'Safarnama Travel (ravi@example.com)']);
  });

  it('accepts guessable identifiers only from the address of the visitor', async () => {
    const { id, reference } = await openThread({ email: 'known@example.com' });
    const [{ id: event }] = await test.db('events').where({ type: 'enquiry.submitted', entity_id: id });
    const guesses: Record<string, string>[] = [
      { Subject: `Re: your journey [${reference}]` },
      { 'In-Reply-To': `<event-${event}.enquiry_confirmation@safarnama.example>` },
    ];
    for (const guess of guesses) {
      expect((await receive({ ...guess, From: 'known@example.com' })).enquiry_id).toBe(id);
      expect((await receive({ ...guess, From: 'stranger@example.com' })).enquiry_id).not.toBe(id);
    }
  });

  it('does not accept a forged token as a signed one', async () => {
    const { id, to } = await openThread({ email: 'forged@example.com' });
    const forged = [
      to.replace(/.(?=@)/, (digit) => (digit === '0' ? '1' : '0')),
      to.replace(`+${id}-`, `+${id + 1}-`),
      `replies+${id}-@safarnama.example`,
      `replies+${id}@safarnama.example`,
      `other${to.slice('replies'.length)}`,
    ];
    for (const [index, address] of forged.entries()) {
      const mail = await receive({ To: address, From: `forger${index}@example.com` });
      expect(mail.enquiry_id, address).not.toBe(id);
    }
    expect(await messages(id)).toEqual([]);
  });

  it('becomes an enquiry with the channel mail when it belongs to none', async () => {
    const { enquiry_id: id } = await receive(
      {
        From: 'Tara Rao <tara@example.com>',
        Subject: '=?utf-8?q?Z=C3=BCrich_in_June?=',
        To: 'hello@example.com',
      },
      'We are four.',
    );
    const admin = await test.as('admin');
    const row = await test.db('enquiries').where({ id }).first();
    expect(row).toMatchObject({
      channel: 'mail',
      enquiry_type: 'general',
      name: 'Tara Rao',
      email: 'tara@example.com',
      subject: 'Zürich in June',
      message: 'We are four.',
      status: 'new',
    });
    const { body } = await admin.get('/api/enquiries?channel=mail&limit=100');
    expect(body.data.map((one: { id: number }) => one.id)).toContain(id);
    // The calls of contact messages serve it, too.
    expect((await admin.put(`/api/contact/${id}`, { body: { priority: 'high' } })).status).toBe(200);
    const statistics = (await admin.get('/api/contact/statistics')).body.data;
    expect((await admin.get('/api/contact?limit=1')).body.pagination.total).toBe(statistics.total);
    const { entries } = (await admin.get(`/api/enquiries/${id}/conversation`)).body.data;
    expect(entries.filter(({ text }: { text?: string }) => text === 'We are four.')).toHaveLength(1);
    expect((await admin.delete(`/api/contact/${id}`)).status).toBe(200);
  });

  it('creates at most ten enquiries of one mailbox in a day', async () => {
    const From = 'Flood <flood@example.com>';
    for (let count = 0; count < 10; count++) expect((await receive({ From })).state).toBe('processed');
    expect(await receive({ From: 'fl.ood+x@example.com' })).toMatchObject({
      state: 'ignored',
      reason: expect.stringContaining('too many'),
    });
    expect(await test.db('enquiries').whereLike('email', 'fl%ood%').count({ rows: '*' }).first()).toEqual({
      rows: 10,
    });
  });

  it('is not lost when it is over this limit: an operator creates an enquiry from it', async () => {
    const From = 'Genuine <over-limit@example.com>';
    for (let count = 0; count < 10; count++) await receive({ From });
    const { id } = await receive({ From });
    expect(await find(id)).toMatchObject({ state: 'ignored', reason: expect.stringContaining('Retry') });
    const admin = await test.as('admin');
    expect((await admin.post(`/api/inbound-mails/${id}/retry`)).status).toBe(202);
    await assign(id);
    expect(await find(id)).toMatchObject({ state: 'processed', enquiry_id: expect.any(Number) });
    expect(await receive({ From })).toMatchObject({ state: 'ignored' });
  });

  const withFile = {
    headers: { 'Content-Type': 'multipart/mixed; boundary=b' },
    body: `--b\r\nContent-Type: image/png; name=a.png\r\nContent-Transfer-Encoding: base64\r\n\r\n${pngBytes.toString('base64')}\r\n--b--`,
  };

  it('counts once, regardless of how often the storage is full while it is assigned', async () => {
    const From = 'Tried <tried@example.com>';
    const { body } = await postMail(test, buildMail({ ...withFile.headers, From }, withFile.body));
    const storage = { ...test.storage, putBuffer: () => Promise.reject(new Error('The disk is full')) };
    for (let tries = 0; tries < 11; tries++) {
      const failed = assignInboundMail({ ...test, storage }, body.data.id, context());
      await expect(failed).rejects.toThrow('The disk is full');
    }
    await assign(body.data.id);
    expect(await find(body.data.id)).toMatchObject({ state: 'processed' });
    for (let count = 1; count < 10; count++) expect((await receive({ From })).state).toBe('processed');
    const refused = await receive({ ...withFile.headers, From }, withFile.body);
    expect(refused.state).toBe('ignored');
    const files = await listStoredFiles(test.storage);
    expect(files.filter((key) => key.includes(`/mail-${refused.id}-`))).toEqual([]);
  });

  it.each<Record<string, string>>([
    { 'Auto-Submitted': 'auto-replied' },
    { Precedence: 'bulk' },
    { 'List-Id': '<news.example.com>', 'List-Unsubscribe': '<https://example.com/leave>' },
  ])('of a program (%o) is shown in its thread, changes nothing and makes no enquiry', async (headers) => {
    const { id, to } = await openThread();
    await setStatus(id, 'replied');
    await receive({ ...headers, To: to }, 'I am away.');
    expect(await messages(id)).toMatchObject([{ automatic: true, body: 'I am away.' }]);
    expect(await status(id)).toBe('replied');
    expect((await listEvents(test.db, 'enquiry', id)).map(({ type }) => type)).toEqual(['enquiry.submitted']);
    const refused = await receive(headers);
    expect(refused).toMatchObject({ state: 'ignored', reason: expect.stringContaining('Retry') });
    expect(refused.enquiry_id).toBeNull();
    const admin = await test.as('admin');
    expect((await admin.post(`/api/inbound-mails/${refused.id}/retry`)).status).toBe(202);
    await assign(refused.id);
    expect(await find(refused.id)).toMatchObject({ state: 'processed', enquiry_id: expect.any(Number) });
  });

  it('of a person that asks for no automatic answer makes an enquiry', async () => {
    const headers = { 'X-Auto-Response-Suppress': 'DR, OOF, AutoReply' };
    expect(await receive(headers)).toMatchObject({ state: 'processed' });
  });

  it('of the product itself is ignored, whatever it replies to', async () => {
    const { id, to } = await openThread();
    const own: Record<string, string>[] = [
      { From: 'Safarnama Travels <hello@example.com>' },
      { From: inboundSettings.INBOUND_ADDRESS },
      { From: to },
      { 'Message-ID': '<event-1.enquiry_notice@safarnama.example>' },
    ];
    for (const headers of own)
      expect(await receive({ ...headers, To: to })).toMatchObject({ state: 'ignored' });
    expect(await messages(id)).toEqual([]);
  });

  it('of the product itself is ignored even under the Message-ID of a reply, and when another mail had its Message-ID', async () => {
    const open = await openThread();
    const { message_id } = await sendReply(open);
    for (const From of ['via-group@example.com', 'via-other-group@example.com']) {
      expect(await receive({ 'Message-ID': message_id, From, To: open.to })).toMatchObject({
        state: 'ignored',
        reason: 'This product sent it itself.',
      });
    }
  });

  it.each([
    ['<20261122.1234@safarnama.example>'],
    ['<3F2504E0-4F89-41D3-9A0C-0305E82C3301@safarnama.example>'],
  ])('of a person in the domain of the agency (%s) becomes an enquiry', async (messageId) => {
    const mail = await receive({ 'Message-ID': messageId, From: 'Priya <priya@safarnama.example>' });
    expect(mail).toMatchObject({ state: 'processed', enquiry_id: expect.any(Number) });
  });

  it.each<[string, Record<string, string>]>([
    ['a forwarder', { 'List-Id': '<tours.example.com>' }],
    ['a list', { 'List-Id': '<tours.example.com>', Precedence: 'list' }],
    ['Mailman', { 'List-Unsubscribe': '<mailto:x@example.com>', 'List-Post': '<mailto:tours@example.com>' }],
    [
      'Google Groups',
      {
        'List-Id': '<tours.example.com>',
        'List-Unsubscribe': '<https://groups.example.com/x>',
        Precedence: 'list',
        'X-Google-Group-Id': '12',
        'Mailing-List': 'list tours@example.com',
      },
    ],
  ])('of a person by way of %s becomes an enquiry, and reopens its thread', async (name, headers) => {
    const From = `${name} <${name.replace(' ', '-')}@elsewhere.example>`;
    expect(await receive({ ...headers, From })).toMatchObject({ state: 'processed' });
    const { id, to } = await openThread();
    await setStatus(id, 'resolved');
    await receive({ ...headers, From, To: to });
    expect(await status(id)).toBe('in_progress');
  });

  it.each<[string, Record<string, string>]>([
    ['Reply-To', { 'Reply-To': '=?utf-8?q?Zo=C3=AB?= <zoe@strict.example>' }],
    [
      'X-Original-From',
      { 'Reply-To': 'hello@example.com', 'X-Original-From': '=?utf-8?q?Zo=C3=AB?= <Zoe@strict.example>' },
    ],
  ])(
    'whose author a group moved to %s is an enquiry of the author, who is trusted no further',
    async (_name, headers) => {
      const group = { From: '"Zoë via Hello" <hello@example.com>', 'List-Id': 'Hello <hello.example.com>' };
      const mail = await receive({ ...group, ...headers, Precedence: 'list' });
      expect(mail).toMatchObject({ state: 'processed', sender: 'zoe@strict.example' });
      expect(await test.db('enquiries').where({ id: mail.enquiry_id }).first()).toMatchObject({
        name: 'Zoë',
        email: 'zoe@strict.example',
      });
      const { id, reference } = await openThread({ email: 'zoe@strict.example' });
      const guess = await receive({ ...group, ...headers, Subject: `Re: your journey [${reference}]` });
      expect(guess.enquiry_id).not.toBe(id);
    },
  );

  const report = (messageId: string, action = 'failed') =>
    [
      '--b\r\nContent-Type: text/plain\r\n\r\nIt could not be delivered.',
      '--b\r\nContent-Type: message/delivery-status\r\n\r\nReporting-MTA: dns; mx.example.com\r\n',
      `Final-Recipient: rfc822; gone@example.com\r\nAction: ${action}\r\nStatus: 5.1.1`,
      'Diagnostic-Code: smtp; 550 5.1.1 <gone@example.com> no such user',
      `--b\r\nContent-Type: text/rfc822-headers\r\n\r\nMessage-ID: ${messageId}\r\nSubject: Re: x`,
      '--b--',
    ].join('\r\n');
  const reportHeaders = {
    'Return-Path': '<>',
    From: 'Mail Delivery <mailer-daemon@mx.example.com>',
    'Auto-Submitted': 'auto-replied',
    'Content-Type': 'multipart/report; report-type=delivery-status; boundary=b',
  };

  it('that reports a failure marks the reply, and the address', async () => {
    const open = await openThread({ email: 'gone@example.com' });
    const reply = await sendReply(open);
    expect(await receive(reportHeaders, report(reply.message_id, 'delayed'))).toMatchObject({
      state: 'ignored',
    });
    expect(await receive(reportHeaders, report(reply.message_id))).toMatchObject({ enquiry_id: open.id });
    const { entries, bounce } = await open.thread();
    expect(entries.find(({ kind }: { kind: string }) => kind === 'reply')).toMatchObject({
      state: 'failed',
      state_reason: expect.stringContaining('550 5.1.1'),
    });
    expect(bounce.reason).toContain('550 5.1.1');
    expect(JSON.stringify(await listEvents(test.db, 'enquiry', open.id))).not.toContain('<gone@');
    expect(await status(open.id)).toBe('new');
    const retried = await open.staff.post(`/api/enquiries/${open.id}/replies/${reply.id}/retry`);
    expect(retried.status).toBe(200);
    expect(await status(open.id)).toBe('replied');
    await receive({ From: 'gone@example.com', To: open.to });
    expect((await open.thread()).bounce).toBeNull();
  });

  it('that reports the failure of a confirmation counts only at the signed address', async () => {
    const { id, to, thread } = await openThread({ email: 'typo@example.com' });
    const confirmation = '<event-1.enquiry_confirmation@safarnama.example>';
    const text = report(confirmation).replaceAll('gone@', 'typo@');
    expect(await receive(reportHeaders, text)).toMatchObject({ state: 'ignored' });
    expect((await thread()).bounce).toBeNull();
    expect(await receive({ ...reportHeaders, To: to }, text)).toMatchObject({ enquiry_id: id });
    expect((await thread()).bounce.reason).toContain('550');
  });

  it('that reports a failure of the mail of a visitor is about no mail of the agency', async () => {
    const { to, thread } = await openThread({ email: 'writes@example.com' });
    const own = '<from-the-visitor@example.com>';
    await receive({ To: to, From: 'writes@example.com', 'Message-ID': own });
    expect(await receive(reportHeaders, report(own))).toMatchObject({ state: 'ignored' });
    expect((await thread()).bounce).toBeNull();
  });

  it('that reports a failure does not mark the address of someone else', async () => {
    const open = await openThread({ email: 'asha@example.com' });
    const other = await openThread({ email: 'tara@example.com' });
    const text = report('<x@example.com>').replaceAll('gone@', 'tara@');
    expect(await receive({ ...reportHeaders, To: open.to }, text)).toMatchObject({ enquiry_id: open.id });
    expect((await open.thread()).bounce.reason).toContain('550');
    expect((await other.thread()).bounce).toBeNull();
  });

  it('stores the files that uploads allow, and names those that were rejected', async () => {
    const { id, to, thread } = await openThread();
    const part = (name: string, type: string, content: Buffer) =>
      `--b\r\nContent-Type: ${type}\r\nContent-Disposition: attachment; filename="${name}"\r\n` +
      `Content-Transfer-Encoding: base64\r\n\r\n${content.toString('base64')}\r\n`;
    const body =
      '--b\r\nContent-Type: text/plain\r\n\r\nSee below.\r\n' +
      part('../../passport.exe.png', 'application/x-msdownload', pngBytes) +
      part('page.pdf', 'application/pdf', Buffer.from('<script>alert(1)</script>')) +
      part('winmail.dat', 'application/ms-tnef', Buffer.from('789f3e2201', 'hex')) +
      '--b--';
    await receive({ To: to, 'Content-Type': 'multipart/mixed; boundary=b' }, body);
    const files = await test.db('message_files').where({ enquiry_id: id });
    expect(files).toMatchObject([{ name: 'passport.exe.png', mime: 'image/png', size: pngBytes.length }]);
    expect(await listStoredFiles(test.storage)).toContain(files[0].key);
    const [, mail] = (await thread()).entries;
    expect(mail.notices).toEqual([
      '“page.pdf” was not kept: this type of file is not allowed.',
      '“winmail.dat” was not kept: this type of file is not allowed.',
    ]);
  });

  it('loses its scripts, its pictures and everything else that a body may not have', async () => {
    const { to, thread } = await openThread();
    const html =
      '<p onclick="x()">Dear <b>all</b></p><script>alert(1)</script><img src="https://spy.example/1.gif">' +
      '<a href="javascript:alert(1)">here</a>';
    await receive({ To: to, 'Content-Type': 'text/html; charset=utf-8' }, html);
    const [, mail] = (await thread()).entries;
    expect(mail.html).toBe('<p>Dear <b>all</b></p><a>here</a>');
    expect(mail.text).toContain('Dear all');
  });

  it('keeps the lines of a mail program that marks them with div', async () => {
    const { to, thread } = await openThread();
    const html =
      'Hello,<div style="color: red"><br></div><div>We are four.</div><div>We arrive on 3 May.</div>';
    await receive({ From: 'asha@example.com', To: to, 'Content-Type': 'text/html; charset=utf-8' }, html);
    const [, mail] = (await thread()).entries;
    expect(mail.html).toBe('Hello,<div><br></div><div>We are four.</div><div>We arrive on 3 May.</div>');
    expect(mail.sender).toBeNull();
  });

  it('keeps what follows a ruled line, unless it is the header of an earlier mail', async () => {
    const { to, thread } = await openThread();
    const ruled = `Our wishes:\n${'_'.repeat(32)}\nArrival: 3 May`;
    await receive({ To: to }, `${ruled}\n${'_'.repeat(32)}\n\nFrom: Safarnama <hello@example.com>\nWhen?`);
    const [, mail] = (await thread()).entries;
    expect(mail.text).toBe(ruled);
    expect(mail.quoted).toContain('From: Safarnama');
  });

  const nested = (depth: number) => {
    const open = Array.from(
      { length: depth },
      (_, index) => `--b${index}\r\nContent-Type: multipart/mixed; boundary=b${index + 1}\r\n`,
    );
    return `${open.join('\r\n')}\r\n--b${depth}\r\nContent-Type: text/plain\r\n\r\nDeep\r\n`;
  };
  const multipart = 'multipart/mixed; boundary=b0';
  it.each([
    ['nested parts', multipart, nested(20)],
    ['parts nested beyond reason', multipart, nested(300)],
    ['an unknown charset', 'text/plain; charset=klingon', 'caf\xe9'],
    [
      'a wrong charset',
      'text/plain; charset=utf-8',
      Buffer.from([0x63, 0xff, 0xfe, 0x00, 0x64]).toString('latin1'),
    ],
    ['a boundary that never comes', 'multipart/mixed; boundary=never', 'Text'],
    ['no boundary', 'multipart/mixed', 'Text'],
    ['a broken type', ';;;=;', 'Text'],
    ['no text', 'text/plain', ''],
    ['a long text', 'text/plain', 'word '.repeat(50_000)],
    ['one long line', 'text/html', `<p>${'<b>'.repeat(5000)}x`],
    ['a NUL', 'text/plain', 'a\0b'],
    ['half a character', 'text/html; charset=utf-8', '&#xD800; &#0;'],
  ])('with %s is settled, and nothing of it is lost', async (_name, type, body) => {
    const mail = await receive({ 'Content-Type': type, From: `odd${Math.random()}@example.com` }, body);
    expect(['processed', 'failed']).toContain(mail.state);
    if (mail.state === 'failed') expect(mail.reason).toContain('cannot be read');
    expect(await listStoredFiles(test.storage)).toContain(mail.key);
  });

  it('that is in no thread is listed with its reason, can be downloaded, and is assigned again', async () => {
    const admin = await test.as('admin');
    const failed = await receive({ 'Content-Type': 'multipart/mixed; boundary=b0' }, nested(300));
    const { enquiry_id, ...processed } = await receive({ From: 'listed@example.com' });
    const { body } = await admin.get('/api/inbound-mails?limit=2');
    expect(body.data).toMatchObject([
      { id: processed.id, state: 'processed', enquiry_id, sender: 'l•••@example.com', reason: null },
      {
        id: failed.id,
        state: 'failed',
        sender: 'a•••@example.com',
        reason: expect.stringContaining('cannot be read'),
      },
    ]);
    const page = await admin.get(`/api/inbound-mails?state=failed&limit=1&before=${failed.id + 1}`);
    expect(page.body.data.map((one: { id: number }) => one.id)).toEqual([failed.id]);
    const source = await admin.get(`/api/inbound-mails/${failed.id}/source`);
    expect(source.text).toContain('Deep');

    const retry = async (id: number) => (await admin.post(`/api/inbound-mails/${id}/retry`)).status;
    expect([await retry(failed.id), await retry(processed.id), await retry(0x7fffffff)]).toEqual([
      202, 409, 404,
    ]);
    expect(await find(failed.id)).toMatchObject({ state: 'received', reason: null, settled_at: null });
    expect(await listEvents(test.db, 'inbound_mail', failed.id)).toMatchObject([
      { type: 'mail.received' },
      { type: 'mail.retried', actor: { id: admin.userId } },
    ]);
    await assign(failed.id);
    expect(await find(failed.id)).toMatchObject({ state: 'failed' });
  });

  it('of 25 MB is received', async () => {
    const { id, to } = await openThread();
    const big = Buffer.alloc(18_500_000, 1).toString('base64').replace(/.{76}/g, '$&\r\n');
    const body =
      '--b\r\nContent-Type: text/plain\r\n\r\nA film.\r\n--b\r\nContent-Type: video/mp4; name=film.mp4\r\n' +
      `Content-Transfer-Encoding: base64\r\n\r\n${big}\r\n--b--`;
    await receive({ To: to, 'Content-Type': 'multipart/mixed; boundary=b' }, body);
    expect(await messages(id)).toMatchObject([
      { body: 'A film.', notices: [expect.stringContaining('film.mp4')] },
    ]);
  });

  it('goes with its enquiry and with its person, raw mail and files included', async () => {
    const admin = await test.as('admin');
    const email = 'leaving@example.com';
    const { id, to } = await openThread({ email });
    const [inThread, ignored, unreadable] = [
      await receive({ To: to, From: email }),
      await receive({ From: email, Precedence: 'bulk' }),
      await receive({ From: email, 'Content-Type': multipart }, nested(300)),
    ];
    expect(unreadable).toMatchObject({ state: 'failed', sender: email });
    const mails = [inThread, ignored, unreadable];
    const ids = mails.map((mail) => mail.id);
    await test.db('bounced_addresses').insert({ address: email, reason: '550', bounced_at: new Date() });
    const { body } = await admin.post('/api/privacy/export', { body: { email } });
    expect(body.inbound_mails.map((one: { id: number }) => one.id)).toEqual(ids);
    expect(body.bounced_addresses).toMatchObject([{ address: email }]);
    await admin.post('/api/privacy/erase', { body: { email, confirm: email } });
    expect(await test.db('inbound_mails').whereIn('id', ids)).toEqual([]);
    expect(await test.db('bounced_addresses').where({ address: email })).toEqual([]);
    expect(await messages(id)).toEqual([]);
    const files = await listStoredFiles(test.storage);
    for (const { key } of mails) expect(files).not.toContain(key);
    // Who comes back is a new person.
    expect((await receive({ To: to, From: email })).enquiry_id).not.toBe(id);

    const other = await openThread();
    const mail = await receive({ To: other.to });
    await admin.delete(`/api/contact/${other.id}`);
    expect(await find(mail.id)).toBeUndefined();
  });

  it.each([
    ['From', 'Leaving <Early@Example.com>'],
    ['From', 'early@example.com'],
    ['FROM', '"A long name, folded"\r\n <early@example.com>'],
  ])('goes with its person before it is assigned: %s: %s', async (name, value) => {
    const admin = await test.as('admin');
    const email = 'early@example.com';
    const raw = buildMail({ From: '', [name]: value });
    const { id } = await storeInboundMail(test, { raw, source: 'imap' }, context());
    await admin.post('/api/privacy/erase', { body: { email, confirm: email } });
    expect(await find(id)).toBeUndefined();
    await assign(id);
    expect(await test.db('enquiries').where({ email })).toEqual([]);
  });

  it.each(['', 'nobody', 'N\0 <a\0@example.com>', `<${'a'.repeat(2000)}@example.com>`])(
    'is stored without a sender that cannot be read at once: %j',
    async (from) => {
      const mail = { raw: buildMail({ From: from }), source: 'imap' } as const;
      const { id } = await storeInboundMail(test, mail, context());
      expect((await find(id)).state).toBe('received');
    },
  );
});
