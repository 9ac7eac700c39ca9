import { mkdtemp, rm } from 'node:fs/promises';
import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { createTransport } from 'nodemailer';
import PostalMime from 'postal-mime';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { hashBody, verifySignedHash } from '../../server/platform/security/signedBody.ts';
import { type MailInbox, startMailInbox } from './mailInbox.ts';

let dataDir: string;
let inbox: MailInbox;

beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'safarnama-inbox-'));
  inbox = await startMailInbox({ dataDir, webPort: 33025 });
});
afterAll(async () => {
  await inbox.stop();
  await rm(dataDir, { recursive: true });
});

const get = async (path: string) => {
  const answer = await fetch(`${inbox.url}${path}`);
  return { status: answer.status, headers: answer.headers, text: await answer.text() };
};
/** The ids of the mails that a page lists. */
const listIds = (page: string) => [...page.matchAll(/ href="\/mail\/([^"?]+)/g)].map(([, id]) => id);

test('shows received mails, escaped, and retains them over a restart', async () => {
  await createTransport(inbox.smtpUrl).sendMail({
    from: 'Safarnama <hello@example.com>',
    to: 'tara@example.com',
    subject: 'यात्रा for ₹ 9,000 <script>alert(1)</script>',
    text: 'Plain words & more',
    html: '<head><title>x</title></head><p>Hello <img src="cid:logo@here"></p><script>alert(2)</script>',
    attachments: [
      { filename: 'टिकट.txt', content: 'ticket' },
      { filename: 'logo.png', content: Buffer.from([1, 2, 3]), cid: 'logo@here' },
    ],
  });
  const { text: listed } = await get('/');
  expect(listed).toContain('tara@example.com');
  expect(listed).toContain('2 attached');
  const [id] = listIds(listed);

  const view = await get(`/mail/${id}`);
  expect(view.text).toContain('यात्रा for ₹ 9,000 &lt;script&gt;alert(1)&lt;/script&gt;');
  expect(view.text).not.toContain('<script>alert');
  expect(view.headers.get('content-security-policy')).toContain("default-src 'none'");
  const designed = await get(`/mail/${id}/html`);
  expect(designed.headers.get('content-security-policy')).toMatch(/^sandbox allow-popups/);
  expect(designed.text).toContain(`src="/mail/${id}/attachments/0"`);
  expect((await get(`/mail/${id}?part=text`)).text).toContain('Plain words &amp; more');
  expect((await get(`/mail/${id}?part=headers`)).text).toContain('Delivered-To');
  expect((await get(`/mail/${id}/source`)).text).toContain('Delivered-To: tara@example.com');
  const ticket = await get(`/mail/${id}/attachments/1`);
  expect(ticket).toMatchObject({ text: 'ticket', status: 200 });
  expect(ticket.headers.get('content-disposition')).toContain(encodeURIComponent('टिकट.txt'));
  const attachments = (await get(`/mail/${id}?part=attachments`)).text;
  expect(attachments).toMatch(/logo\.png.*3 B.*टिकट\.txt.*6 B/);

  expect(listIds((await get(`/?q=${encodeURIComponent('tara यात्रा')}`)).text)).toEqual([id]);
  expect(listIds((await get('/?q=nobody')).text)).toEqual([]);

  await inbox.stop();
  inbox = await startMailInbox({ dataDir, webPort: 33026 });
  expect((await get('/')).text).toBe(listed);
});

test('answers a mail as its recipient, at its signed address', async () => {
  const received: { signature: string | undefined; raw: Buffer }[] = [];
  const api = createServer(async (asked, answer) => {
    const raw = await buffer(asked);
    received.push({ signature: String(asked.headers['x-mail-signature']), raw });
    answer.writeHead(202).end('{}');
  });
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  const { port } = api.address() as AddressInfo; // a TCP server has no other kind
  const replies = {
    apiUrl: `http://127.0.0.1:${port}`,
    secret: 's'.repeat(32),
    inboundAddress: 'replies@example.com',
  };
  const folder = await mkdtemp(join(tmpdir(), 'safarnama-inbox-'));
  const answering = await startMailInbox({ dataDir: folder, webPort: 33027, replies });
  try {
    const send = (replyTo: string) =>
      createTransport(answering.smtpUrl).sendMail({
        from: 'hello@example.com',
        to: 'Tara <tara@example.com>',
        subject: 'Re: Kerala',
        text: 'When?',
        replyTo,
        messageId: '<one@safarnama.example>',
      });
    await send('visitor@example.com');
    await send('replies+5-abc@example.com');
    const ids = listIds(await (await fetch(answering.url)).text());
    const path = (index: number) => `${answering.url}/mail/${ids[index]}`;
    expect(await (await fetch(path(0))).text()).toContain('Reply as Tara');
    expect(await (await fetch(path(1))).text()).not.toContain('Reply as');
    const reply = (index: number, headers = {}, text = 'In May.') =>
      fetch(`${path(index)}/reply`, { method: 'POST', headers, body: new URLSearchParams({ text }) });
    expect((await reply(1)).status).toBe(404);
    expect((await reply(0, { 'Sec-Fetch-Site': 'cross-site' })).status).toBe(403);
    expect((await reply(0, {}, ' ')).status).toBe(422);
    const shown = await reply(0);
    expect(shown.url).toContain('?replied');
    expect(await shown.text()).toContain('Your answer was sent');
    const [{ signature = '', raw } = { raw: Buffer.of() }, ...others] = received;
    expect(others).toEqual([]);
    expect(verifySignedHash(replies.secret, signature, new Date())).toBe(hashBody(raw));
    const mail = await PostalMime.parse(raw);
    expect(mail).toMatchObject({
      from: { address: 'tara@example.com' },
      to: [{ address: 'replies+5-abc@example.com' }],
      subject: 'Re: Kerala',
      inReplyTo: '<one@safarnama.example>',
    });
    expect(mail.text).toMatch(/^In May\.\n\nOn .+ wrote:\n> When\?/);
  } finally {
    await answering.stop();
    api.close();
    await rm(folder, { recursive: true });
  }
});

test('refuses unknown mails, other methods and other host names', async () => {
  expect((await get('/mail/..%2f..%2fetc')).status).toBe(404);
  expect((await fetch(inbox.url, { method: 'POST' })).status).toBe(405);
  const status = await new Promise((resolve, reject) => {
    const asked = request(inbox.url, { headers: { host: 'mails.example.com' } }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    });
    asked.on('error', reject).end();
  });
  expect(status).toBe(421);
});
