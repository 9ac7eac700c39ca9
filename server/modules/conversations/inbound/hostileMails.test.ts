import { describe, expect, it } from 'vitest';
import { createSystemContext } from '../../../platform/events/events.ts';
import { signReplyAddress } from '../../../platform/security/replyAddress.ts';
import { limitTime } from '../../../platform/text/limitTime.ts';
import { useApi } from '../../../testing/api.ts';
import { dangersIn } from '../../../testing/dangers.ts';
import { buildContact, pngBytes } from '../../../testing/enquiries.ts';
import { listStoredFiles } from '../../../testing/listStoredFiles.ts';
import { buildMail, inboundSettings, postMail } from '../../../testing/mails.ts';
import { xssVectors } from '../../../testing/xssVectors.ts';
import { assignInboundMail } from './commands/assignInboundMail.ts';
import { parseMail } from './parseMail.ts';
import { readBounce } from './readBounce.ts';
import { splitQuotation } from './splitQuotation.ts';

/** The mail, and the expected result; fields that a case does not name are not compared. */
type HostileMail = {
  name: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** The whole mail, in place of headers and body. */
  raw?: Buffer;
  /** Sends it to the signed address of an enquiry, and compares the message in its thread. */
  message?: Record<string, unknown>;
  files?: string[];
  /** Compares the row of the mail. */
  mail?: Record<string, unknown>;
};

const part = (type: string, content: string, ...more: string[]) =>
  `--b\r\n${[`Content-Type: ${type}`, ...more].join('\r\n')}\r\n\r\n${content}\r\n`;
const parts = (kind: string, ...all: string[]) => ({
  headers: { 'Content-Type': `multipart/${kind}; boundary=b` },
  body: `${all.join('')}--b--`,
});
const inCharset = (charset: string, bytes: string) => ({
  headers: { 'Content-Type': `text/plain; charset=${charset}` },
  body: Buffer.from(bytes, 'latin1'),
});
const htmlHeaders = { 'Content-Type': 'text/html; charset=utf-8' };
const html = (body: string) => ({ headers: htmlHeaders, body });
const png = pngBytes.toString('base64');
const attachment = (name: string, content = png) =>
  part(
    'image/png',
    content,
    `Content-Disposition: attachment; filename="${name}"`,
    'Content-Transfer-Encoding: base64',
  );
const [text, base64] = ['text/plain; charset=utf-8', 'Content-Transfer-Encoding: base64'];

const charsets: HostileMail[] = [
  { name: 'Windows letters', ...inCharset('windows-1252', 'Caf\xe9 \x80'), message: { body: 'Café €' } },
  { name: 'Chinese in GB2312', ...inCharset('gb2312', '\xc4\xe3\xba\xc3'), message: { body: '你好' } },
  {
    name: 'Japanese in ISO-2022-JP',
    ...inCharset('iso-2022-jp', '\x1b$B$3$s\x1b(B'),
    message: { body: 'こん' },
  },
  { name: 'a charset of nowhere', ...inCharset('klingon', 'Hello'), message: { body: 'Hello' } },
  {
    name: 'UTF-8 that breaks off',
    ...inCharset('utf-8', 'Hello \xf0\x9f'),
    message: { body: 'Hello \uFFFD' },
  },
  {
    name: 'scripts in UTF-7, which nothing may decode',
    ...inCharset('utf-7', '+ADw-script+AD4-'),
    message: { body: '+ADw-script+AD4-' },
  },
  { name: 'letters from right to left, and emoji', body: 'שלום 👨‍👩‍👧', message: { body: 'שלום 👨‍👩‍👧' } },
  { name: 'broken base64', ...parts('mixed', part(text, '!!!SGk=***', base64)), message: { body: 'Hi' } },
  {
    name: 'broken quoted-printable',
    headers: { 'Content-Transfer-Encoding': 'quoted-printable' },
    body: 'A=ZZ=\r\nb=3',
    message: { body: 'A=ZZb=3' },
  },
];

const structures: HostileMail[] = [
  {
    name: 'a mixed mail with a related part with an alternative part',
    headers: { 'Content-Type': 'multipart/mixed; boundary=m' },
    body: [
      '--m\r\nContent-Type: multipart/related; boundary=r\r\n\r\n--r\r\nContent-Type: multipart/alternative; boundary=b\r\n',
      part(text, 'Plain.') + part('text/html', '<p>Rich.</p>'),
      '--b--\r\n--r--\r\n--m\r\nContent-Type: text/plain\r\n\r\nFooter.\r\n--m--',
    ].join('\r\n'),
    message: { body: 'Plain.\n\nFooter.', html: expect.stringContaining('<p>Rich.</p>') },
  },
  {
    name: 'a forwarded mail, whose addresses and Message-ID are not those of this one',
    ...parts(
      'mixed',
      part(text, 'See below.') +
        part('message/rfc822', 'From: x@y.example\r\nMessage-ID: <inner@y.example>\r\n\r\nInner text'),
    ),
    message: { body: expect.stringContaining('Inner text'), sender: 'asha@example.com' },
  },
  {
    name: 'a calendar invitation',
    ...parts(
      'alternative',
      part(text, 'Meet us.') +
        part('text/calendar; method=REQUEST; name=invite.ics', 'BEGIN:VCALENDAR\r\nEND:VCALENDAR'),
    ),
    message: { body: 'Meet us.', notices: ['“invite.ics” was not kept: this type of file is not allowed.'] },
  },
  {
    name: 'an encrypted mail',
    ...parts(
      'encrypted',
      part('application/octet-stream; name=encrypted.asc', '-----BEGIN PGP MESSAGE-----'),
    ),
    message: { body: '', notices: [expect.stringContaining('“encrypted.asc” was not kept')] },
  },
  { name: 'nothing but a picture', ...html('<img src="cid:x">'), message: { body: '', html: null } },
  { name: 'nothing at all', body: '', message: { body: '' } },
  {
    name: 'elements nested beyond reason',
    ...html(`${'<div>'.repeat(20_000)}Deep.`),
    message: { body: 'Deep.', html: null, notices: [expect.stringContaining('too complicated')] },
  },
  {
    name: 'ends without beginnings between them',
    ...html(`${'<b></i>'.repeat(5000)}Deep.`),
    message: { body: 'Deep.', html: null },
  },
  {
    name: 'many paragraphs that do not end',
    ...html('<p>One.<br>'.repeat(2000)),
    message: { html: expect.stringContaining('<p>One.<br></p>') },
  },
  {
    name: 'a text that ends in the middle of an emoji',
    body: `${'x'.repeat(99_999)}😀`,
    message: { body: 'x'.repeat(99_999) },
  },
];

const files: HostileMail[] = [
  {
    name: 'a name that reads backwards',
    ...parts('mixed', attachment('photo\u202Egnp.exe')),
    files: ['photognp.exe.png'],
  },
  { name: 'a name with a path', ...parts('mixed', attachment('..\\\\..\\\\boot.png')), files: ['boot.png'] },
  { name: 'an empty file', ...parts('mixed', attachment('empty.png', '')), files: [] },
  {
    name: 'five hundred files',
    ...parts('mixed', ...Array.from({ length: 500 }, (_, index) => attachment(`${index}.png`))),
    files: Array.from({ length: 20 }, (_, index) => `${index}.png`),
    message: { notices: ['The mail has 480 more files: only the first 20 are taken.'] },
  },
];

const headers: HostileMail[] = [
  {
    name: 'a subject that adds a header',
    headers: { Subject: '=?utf-8?q?Hi=0D=0ABcc:_x@y.example?=' },
    message: { subject: 'Hi Bcc: x@y.example' },
  },
  {
    name: 'a subject without end',
    headers: { Subject: 'x'.repeat(200_000) },
    message: { subject: 'x'.repeat(200) },
  },
  {
    name: 'a name that turns the line around',
    headers: { From: '"Asha \u202Egro" <asha@example.com>' },
    message: { author_name: 'Asha gro' },
  },
  {
    name: 'a name that is a script',
    headers: { From: '=?utf-8?q?=3Cscript=3E?= <asha@example.com>' },
    message: { author_name: '<script>' },
  },
  {
    name: 'two senders, of whom the first counts',
    headers: { From: 'asha@example.com, b@example.com' },
    message: { sender: 'asha@example.com' },
  },
  {
    name: 'a Message-ID with a NUL',
    headers: { 'Message-ID': '<a\0b@example.com>' },
    message: { message_id: null },
  },
  {
    name: 'a Message-ID without end',
    headers: { 'Message-ID': `<${'x'.repeat(5000)}@example.com>` },
    message: { message_id: null },
  },
  {
    name: 'five thousand references',
    headers: {
      References: Array.from({ length: 5000 }, (_, index) => `<r${index}@example.com>`).join('\r\n '),
    },
    message: { body: 'Can we come in May?' },
  },
  {
    name: 'an answer to seventy thousand mails',
    headers: { 'In-Reply-To': Array.from({ length: 70_000 }, (_, index) => `<r${index}>`).join('\r\n ') },
    message: { body: 'Can we come in May?' },
  },
  {
    name: 'a million empty lines',
    body: '\r\n'.repeat(1_000_000),
    mail: { state: 'failed', reason: expect.stringContaining('too many lines') },
  },
  {
    name: 'a hundred thousand parts',
    ...parts('mixed', part(text, 'Hi').repeat(100_000)),
    mail: { state: 'failed', reason: expect.stringContaining('too many lines') },
  },
  {
    name: 'a date of nowhere',
    headers: { Date: 'Fri, 99 Foo 9999999 99:99:99' },
    message: { body: 'Can we come in May?' },
  },
  {
    name: 'a line that is no header',
    headers: { 'No colon here\r\nX-A': '1' },
    message: { body: 'Can we come in May?' },
  },
  {
    name: 'headers of six megabytes',
    headers: { 'X-Long': 'v'.repeat(6_000_000) },
    mail: { state: 'failed', reason: expect.stringContaining('cannot be read') },
  },
  {
    name: 'no sender',
    headers: { From: '' },
    mail: { state: 'ignored', reason: expect.stringContaining('no sender') },
  },
  { name: 'a sender without an address', headers: { From: 'Just A Name' }, mail: { state: 'ignored' } },
  {
    name: 'no mail, but noise',
    raw: Buffer.from(Array.from({ length: 5000 }, (_, index) => (index * 7919) % 256)),
    mail: { state: 'ignored', reason: expect.stringContaining('no sender') },
  },
];

const discussionList = {
  'List-Id': 'Tours <tours.example.com>',
  'List-Unsubscribe': '<mailto:tours+unsubscribe@example.com>',
  'List-Post': '<mailto:tours@example.com>',
  Precedence: 'list',
};
const googleGroup = {
  ...discussionList,
  'Mailing-List': 'list tours@example.com; contact tours+owners@example.com',
  'X-Google-Group-Id': '123456',
};
/** How a group rewrites a sender whose domain forbids it to send in their name. */
const rewritten = {
  From: '"Asha Naik" via Tours <tours@example.com>',
  'Return-Path': '<tours+b@example.com>',
};

/** None of them may get an automatic reply, or create an enquiry. */
const loops: HostileMail[] = [
  ...['auto-generated', 'Auto-Replied; owner-email="x@example.com"'].map((value) => ({
    name: `Auto-Submitted: ${value}`,
    headers: { 'Auto-Submitted': value },
    mail: { state: 'ignored' },
  })),
  ...['bulk', 'JUNK', 'auto_reply'].map((value) => ({
    name: `Precedence: ${value}`,
    headers: { Precedence: value },
    mail: { state: 'ignored' },
  })),
  { name: 'X-Autoreply', headers: { 'X-Autoreply': 'yes' }, mail: { state: 'ignored' } },
  {
    name: 'a newsletter',
    headers: {
      'List-Id': '<news.example.com>',
      'List-Unsubscribe': '<mailto:x@example.com>',
      'List-Post': 'NO',
    },
    mail: { state: 'ignored' },
  },
  {
    name: 'a list that sends in bulk',
    headers: { ...discussionList, Precedence: 'bulk' },
    mail: { state: 'ignored' },
  },
  { name: 'nobody, by its return path', headers: { 'Return-Path': '<>' }, mail: { state: 'ignored' } },
  {
    name: 'an absent person, by way of a group',
    headers: { ...googleGroup, 'Auto-Submitted': 'auto-replied' },
    mail: { state: 'ignored' },
  },
  {
    name: 'our own mail, by way of a group',
    headers: {
      ...googleGroup,
      ...rewritten,
      'Message-ID': '<event-12.enquiry_confirmation@safarnama.example>',
    },
    mail: { state: 'ignored', reason: expect.stringContaining('itself') },
  },
  {
    name: 'our own mail with a new Message-ID, by way of a group',
    headers: { ...googleGroup, ...rewritten, 'Auto-Submitted': 'auto-generated' },
    mail: { state: 'ignored' },
  },
  {
    name: 'our own reply with a new Message-ID, by way of a group',
    headers: { ...googleGroup, ...rewritten, 'Reply-To': 'replies+1-abc@safarnama.example' },
    mail: { state: 'ignored', reason: expect.stringContaining('itself') },
  },
  {
    name: 'a sender who reads no answers',
    headers: { From: 'No-Reply@example.com' },
    mail: { state: 'ignored' },
  },
  {
    name: 'our own address',
    headers: { From: 'HELLO@example.com' },
    mail: { state: 'ignored', reason: expect.stringContaining('itself') },
  },
  {
    name: 'our own Message-ID',
    headers: { 'Message-ID': '<event-12.reply_digest@SAFARNAMA.example>' },
    mail: { state: 'ignored' },
  },
  {
    name: 'a person who says so',
    headers: { 'Auto-Submitted': 'no', From: 'person@example.com' },
    mail: { state: 'processed' },
  },
];

const fill = (bytes: number, build: (n: number) => string) => {
  const pieces: string[] = [];
  for (let size = 0; size < bytes; size += pieces.at(-1)?.length ?? 0) pieces.push(build(pieces.length));
  return pieces.join('');
};

/** Input on which an HTML parser, or a pattern, takes hours. */
const slowHtml: Record<string, (bytes: number) => string> = {
  'letters that each following paragraph repeats': (bytes) => fill(bytes, (n) => `<div><b id=${n}>x</div>`),
  attributes: (bytes) => `<a ${fill(bytes, (n) => `a${n} `)}>x</a>`,
  'elements next to each other': (bytes) => fill(bytes, () => '<b>x</b>'),
  'roots with other attributes': (bytes) => fill(bytes, (n) => `<html a${n}=1>`),
  'tags that do not end, after many that do': (bytes) => '<i>'.repeat(501) + '<'.repeat(bytes),
};

describe('hostile and unusual mails', () => {
  const test = useApi({ RATE_LIMITS: 'off', ...inboundSettings });

  async function receive({ raw, headers = {}, body = 'Can we come in May?', message, files }: HostileMail) {
    const { id } = await buildContact(test);
    const isForThread = message !== undefined || files !== undefined;
    const to = (isForThread && signReplyAddress(test.config, id)) || inboundSettings.INBOUND_ADDRESS;
    const bytes = Buffer.isBuffer(body) ? body : Buffer.from(body);
    const mail = raw ?? Buffer.concat([buildMail({ To: to, ...headers }, ''), bytes]);
    const { status, body: response } = await postMail(test, mail);
    expect(status).toBe(202);
    await assignInboundMail(test, response.data.id, createSystemContext(new Date()));
    const row = await test.db('inbound_mails').where({ id: response.data.id }).first();
    return { id, row, mail };
  }

  it.each([...charsets, ...structures, ...files, ...headers, ...loops])('$name', async (hostile) => {
    const { id, row, mail } = await receive(hostile);
    if (hostile.message || hostile.files) {
      const stored = await test.db('conversation_messages').where({ enquiry_id: id });
      expect(stored).toEqual([expect.objectContaining({ ...hostile.message })]);
      const kept = await test.db('message_files').where({ enquiry_id: id }).orderBy('id').pluck('name');
      expect(kept).toEqual(hostile.files ?? []);
    }
    if (hostile.mail) expect(row).toMatchObject(hostile.mail);
    // In every state: the mail itself is there, byte by byte.
    const source = (await test.storage.read(row.key)).stream;
    expect(Buffer.concat(await source.toArray()).equals(mail)).toBe(true);
    expect(await listStoredFiles(test.storage)).toContain(row.key);
  });

  it.each(Object.entries(slowHtml))('a megabyte of %s', async (_name, build) => {
    const mail = buildMail(htmlHeaders, `<p>Hello</p>${build(990_000)}`);
    const { text, html, notices } = await parseMail(mail, false, 500);
    expect(text).toMatch(/^Hello/);
    expect([html, notices]).toEqual([
      null,
      expect.arrayContaining([expect.stringContaining('too complicated')]),
    ]);
    const next = await parseMail(buildMail({ 'Content-Type': 'text/html' }, '<p onclick="x()">Hi</p>'));
    expect(next.html, 'the next mail').toBe('<p>Hi</p>');
  });

  it('a design that is too large once it is sanitised', async () => {
    const body = `<p>Many ${'\u00a0'.repeat(180_000)} spaces</p>`;
    const { html, notices } = await parseMail(buildMail(htmlHeaders, body));
    expect(notices).toContain('The design of this mail is too large to be shown.');
    expect(html).toBeNull();
  });

  it.each(Object.entries(xssVectors))('scripts by way of %s', async (_kind, vectors) => {
    for (const vector of vectors) {
      const { id } = await receive({ name: vector, ...html(`<p>Before</p>${vector}`), message: {} });
      const [message] = await test.db('conversation_messages').where({ enquiry_id: id });
      expect([vector, dangersIn(message.html)]).toEqual([vector, []]);
    }
  });
});

it('ninety thousand headers of one name are read quickly', async () => {
  const mail = buildMail({ 'X-A': `1${'\r\nx:'.repeat(90_000)}` });
  expect((await parseMail(mail)).headers.get('x')).toHaveLength(90_000);
}, 30_000);

it('a line before a quotation that almost introduces it takes no long time', () => {
  const line = `${' '.repeat(100)}${'@'.repeat(100)}${':'.repeat(200)}${' '.repeat(90_000)}x`;
  const split = limitTime(2000, () => splitQuotation(`${line}\n> We have room.`));
  expect(split).toEqual({ text: line.trim(), quoted: '> We have room.' });
});

it('a delivery report contains no character that Postgres cannot store', () => {
  const report = 'Action: failed\r\nStatus: 5\0.1\r\n<x\0y@c.example>';
  expect(readBounce(Buffer.from(report))).toEqual({
    reason: '5.1',
    messageIds: ['<xy@c.example>'],
  });
});
