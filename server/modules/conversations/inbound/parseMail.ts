import PostalMime, { type Address, addressParser, decodeWords, type Email } from 'postal-mime';
import { htmlToText, readMailHtml, sanitizeMailHtml } from '../../../platform/text/sanitizeHtml.ts';
import { inboundTexts } from './contract.ts';
import { hasTooManyLines } from './hasTooManyLines.ts';
import { isNestedTooDeeply } from './isNestedTooDeeply.ts';
import { splitQuotation } from './splitQuotation.ts';

/** The parts of a received mail that the product uses. */
export type ParsedMail = {
  messageId: string | null;
  /** The address in From, lower case; empty when there is none. */
  from: string;
  /** The author's address, lower case: that in From, unless a group has replaced it. Empty when there is none. */
  sender: string;
  senderName: string;
  /** Every address that the mail was sent or delivered to, lower case. */
  recipients: string[];
  subject: string;
  inReplyTo: string[];
  references: string[];
  /** Values by lower-case name; of several headers with one name, all. */
  headers: Map<string, string[]>;
  /** The sender's own text, without quotations. */
  text: string;
  quoted: string | null;
  /** The whole mail, sanitised; null when it has only plain text. */
  html: string | null;
  attachments: { name: string; content: Uint8Array }[];
  /** What was cut, in sentences for staff. */
  notices: string[];
};

const maxTextLength = 100_000;
const maxHtmlLength = 1_000_000;
const maxReferences = 100;
/** For reading the HTML of a mail, and again for sanitising it. A long newsletter takes a second. */
const timeoutMs = 10_000;

/**
 * Parses a raw mail, however broken. No files are taken from a mail that was cut, because the last one is incomplete.
 * Reading and sanitising HTML takes at most `ms` milliseconds each.
 * @throws when it is no mail at all, or has too many parts or lines
 */
export async function parseMail(raw: Uint8Array, isCut = false, ms = timeoutMs): Promise<ParsedMail> {
  if (hasTooManyLines(raw)) throw new Error('It has too many lines');
  const email = await PostalMime.parse(raw, { maxNestingDepth: 50, maxRfc822NestingDepth: 3 });
  const headers = groupHeaders(email);
  const author = findAuthor(email, headers);
  const notices = isCut ? [inboundTexts.cut] : [];
  const { text, quoted } = splitQuotation(limitText(await readText(email, ms), notices));
  return {
    headers,
    text,
    quoted,
    notices,
    messageId: listMessageIds(headers.get('message-id'))[0] ?? null,
    from: clean(email.from?.address ?? '').toLowerCase(),
    sender: clean(author?.address ?? '').toLowerCase(),
    senderName: toLine(author?.name || (author?.address ?? '').split('@')[0] || 'Unknown', 120),
    recipients: listRecipients(email, headers),
    subject: toLine(email.subject ?? '', 200) || 'No subject',
    inReplyTo: listMessageIds(headers.get('in-reply-to')).slice(0, maxReferences),
    references: listMessageIds(headers.get('references')).slice(-maxReferences),
    html: await readHtml(email, ms, notices),
    attachments: (isCut ? [] : email.attachments).map(({ filename, content }, index) => ({
      name: clean(filename ?? `attachment ${index + 1}`),
      content: typeof content === 'string' ? Buffer.from(content) : new Uint8Array(content),
    })),
  };
}

/** The values of each header. With `push`, because a mail may repeat one half a million times. */
function groupHeaders(email: Email): Map<string, string[]> {
  const headers = new Map<string, string[]>();
  for (const { key, value } of email.headers) {
    const values = headers.get(key) ?? [];
    values.push(clean(value));
    headers.set(key, values);
  }
  return headers;
}

/**
 * A group (Google Groups, Mailman) puts its own address into From where the author's domain forbids others to send in
 * its name (DMARC), and the author into Reply-To or X-Original-From. The List-Id of such a group is its address, with a
 * dot in place of the @.
 */
function findAuthor({ from, replyTo = [] }: Email, headers: Map<string, string[]>): Address | undefined {
  const listId = /<([^<>\s]+)>/.exec(headers.get('list-id')?.[0] ?? '')?.[1];
  const isGroup = from?.address && from.address.replace('@', '.').toLowerCase() === listId?.toLowerCase();
  if (!isGroup) return from;
  const original = addressParser(decodeWords(headers.get('x-original-from')?.[0] ?? ''));
  return [...replyTo, ...original].find(({ address }) => address && address !== from.address) ?? from;
}

/** The Message-IDs in a header, in their order. */
const listMessageIds = (values: string[] = []): string[] => values.join(' ').match(/<[^<>\s]{1,500}>/g) ?? [];

/** Windows-1252 from 0x80 on, which some releases of Node decode as control characters; a dot is undefined there. */
const windowsLetters = '€.‚ƒ„…†‡ˆ‰Š‹Œ.Ž..‘’“”•–—˜™š›œ.žŸ';

/** Postgres stores neither NUL nor half of a surrogate pair. */
const clean = (text: string) =>
  text
    .replaceAll('\0', '')
    .replace(/\p{Surrogate}/gu, '\uFFFD')
    .replace(/[\u0080-\u009F]/g, (letter) => windowsLetters[letter.charCodeAt(0) - 0x80] ?? '');

/** The beginning of a text, without half a surrogate pair at its end. */
const cutText = (text: string, max: number) => text.slice(0, max).replace(/\p{Surrogate}$/u, '');

/** One line, without marks that change the direction of the text after it. */
const toLine = (text: string, max: number) =>
  cutText(
    clean(text)
      .replace(/[\u202A-\u202E\u2066-\u2069]/g, '')
      .replace(/\s+/g, ' ')
      .trim(),
    max,
  );

async function readText({ text = '', html = '' }: Email, ms: number): Promise<string> {
  return clean(text.trim() ? text : await readHtmlText(cutText(html, maxHtmlLength), ms))
    .replace(/\r\n?/g, '\n')
    .trim();
}

/** Fallback when a parser takes too long: the text between the tags in one line. */
const readHtmlText = async (html: string, ms: number): Promise<string> =>
  (isNestedTooDeeply(html) ? null : await readMailHtml({ html, ms })) ??
  htmlToText(html.replace(/<(?![^<>]*>)/g, '&lt;'));

function limitText(text: string, notices: string[]): string {
  if (text.length <= maxTextLength) return text;
  notices.push(`The text was cut after ${maxTextLength} of ${text.length} characters.`);
  return cutText(text, maxTextLength);
}

async function readHtml({ html }: Email, ms: number, notices: string[]): Promise<string | null> {
  if (!html) return null;
  const omit = (property: string) => {
    notices.push(`The design of this mail is too ${property} to be shown.`);
    return null;
  };
  if (html.length > maxHtmlLength) return omit('large');
  const safe = isNestedTooDeeply(html) ? null : await sanitizeMailHtml({ html: clean(html), ms });
  if (safe === null) return omit('complicated');
  // Sanitising writes some characters as entities, such as &nbsp;.
  if (safe.length > maxHtmlLength) return omit('large');
  return safe || null;
}

/** Forwarding servers record the address of delivery in headers of their own. */
function listRecipients({ to = [], cc = [] }: Email, headers: Map<string, string[]>): string[] {
  const delivered = ['delivered-to', 'x-original-to', 'envelope-to', 'x-forwarded-to'].flatMap(
    (name) => headers.get(name) ?? [],
  );
  const listed = [...to, ...cc].flatMap(listAddresses);
  return [...listed, ...delivered].map((address) => address.replace(/[<>\s]/g, '').toLowerCase());
}

const listAddresses = (one: Address): string[] =>
  one.group ? one.group.map(({ address }) => address) : [one.address];
