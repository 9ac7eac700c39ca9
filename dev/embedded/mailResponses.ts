import type { IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { inboxScript, inboxStyles } from './mailAssets.ts';
import { inboxPage, type MailPart, mailParts } from './mailPages.ts';
import { getReplyAddress, type ReplyTarget, sendReply } from './mailReply.ts';
import type { Mail, MailStore } from './mailStore.ts';

export type InboxResponse = {
  status: number;
  type: string;
  body: string | Uint8Array;
  headers?: Record<string, string>;
};

const pagePolicy =
  "default-src 'none'; style-src 'self'; script-src 'self'; connect-src 'self'; frame-src 'self'; img-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'";

/** A mail may contain pictures and styles, but no scripts, and has an opaque origin. */
const mailPolicy =
  "sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; style-src 'unsafe-inline' http: https:; img-src http: https: data:; font-src http: https: data:; frame-ancestors 'self'";

const missing: InboxResponse = { status: 404, type: 'text/plain', body: 'Not found' };

const page = (body: string): InboxResponse => ({
  status: 200,
  type: 'text/html',
  body,
  headers: { 'Content-Security-Policy': pagePolicy },
});

/** The response to a GET request to the inbox. */
export async function respondToGet(
  request: IncomingMessage,
  store: MailStore,
  replies?: ReplyTarget,
): Promise<InboxResponse> {
  const url = new URL(request.url ?? '/', 'http://inbox');
  const query = url.searchParams.get('q') ?? '';
  const [area, id, detail, number] = url.pathname.slice(1).split('/');
  if (url.pathname === '/') return page(inboxPage({ mails: await store.list(query), query }));
  if (url.pathname === '/inbox.css') return { status: 200, type: 'text/css', body: inboxStyles };
  if (url.pathname === '/favicon.ico') return { status: 204, type: 'image/x-icon', body: '' };
  if (url.pathname === '/inbox.js') return { status: 200, type: 'text/javascript', body: inboxScript };
  const mail = area === 'mail' && id ? await store.get(id) : undefined;
  if (!mail) return missing;
  if (detail === undefined) {
    const requested = url.searchParams.get('part');
    const part: MailPart =
      mailParts.find((name) => name === requested) ?? (mail.email.html ? 'html' : 'text');
    const replyTo = getReplyAddress(mail, replies);
    const replied = url.searchParams.has('replied');
    return page(inboxPage({ mails: await store.list(query), query, open: { mail, part, replyTo, replied } }));
  }
  if (detail === 'html') return designed(mail);
  if (detail === 'source') return download(`${mail.id}.eml`, 'message/rfc822', mail.source);
  return attachment(mail, Number(number));
}

/** The response to the form below a mail: sends the typed text, as the recipient of the mail. */
export async function respondToReply(
  request: IncomingMessage,
  store: MailStore,
  replies: ReplyTarget,
): Promise<InboxResponse> {
  const [, id] = /^\/mail\/([^/]+)\/reply$/.exec(request.url ?? '') ?? [];
  const mail = id ? await store.get(id) : undefined;
  if (!mail || !getReplyAddress(mail, replies)) return missing;
  // A page of another site could send this form, too.
  if ((request.headers['sec-fetch-site'] ?? 'same-origin') !== 'same-origin') {
    return { status: 403, type: 'text/plain', body: 'Only from the inbox' };
  }
  const typed = new URLSearchParams(await text(request)).get('text')?.trim();
  if (!typed) return { status: 422, type: 'text/plain', body: 'Please write an answer' };
  await sendReply(mail, typed, replies);
  return { status: 303, type: 'text/plain', body: '', headers: { Location: `/mail/${id}?replied` } };
}

function designed({ id, email }: Mail): InboxResponse {
  const withPictures = (email.html ?? '').replace(/\bcid:([^"')\s>]+)/g, (reference, contentId: string) => {
    const at = email.attachments.findIndex((one) => one.contentId === `<${decodeURIComponent(contentId)}>`);
    return at < 0 ? reference : `/mail/${id}/attachments/${at}`;
  });
  const base = '<base target="_blank">';
  const body = /<head[^>]*>/i.test(withPictures)
    ? withPictures.replace(/<head[^>]*>/i, (head) => head + base)
    : base + withPictures;
  return { status: 200, type: 'text/html', body, headers: { 'Content-Security-Policy': mailPolicy } };
}

function attachment({ email }: Mail, at: number): InboxResponse {
  const found = email.attachments[at];
  if (!found) return missing;
  const type = found.mimeType.startsWith('image/') ? found.mimeType : 'application/octet-stream';
  return download(found.filename ?? `attachment-${at + 1}`, type, toBytes(found.content));
}

const download = (name: string, type: string, body: Uint8Array): InboxResponse => ({
  status: 200,
  type,
  body,
  headers: {
    'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}`,
    'Content-Security-Policy': "default-src 'none'; sandbox",
  },
});

const toBytes = (content: string | ArrayBuffer | Uint8Array): Uint8Array =>
  typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content);
