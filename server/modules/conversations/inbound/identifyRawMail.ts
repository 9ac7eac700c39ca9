import { createHash } from 'node:crypto';
import { addressParser } from 'postal-mime';

const searchedBytes = 256 * 1024;
const carriageReturn = 0x0d;
const lineFeed = 0x0a;

/** The hash of the content of a mail, its Message-ID and its sender, read without parsing the mail. */
export function identifyRawMail(raw: Uint8Array) {
  const header = readHeaderBlock(raw);
  return { hash: hashContent(raw), messageId: findMessageId(header), sender: findSender(header) };
}

/** The header of a mail, without its body. */
function readHeaderBlock(raw: Uint8Array): string {
  const start = Buffer.from(raw.subarray(0, searchedBytes)).toString('latin1');
  return start.split(/\r?\n\r?\n/, 1)[0] ?? '';
}

/** The Message-ID of a mail; undefined when it has none. */
const findMessageId = (header: string): string | undefined =>
  /^message-id:\s*(<[!-;=?-~]{3,500}>)/im.exec(header)?.[1];

/** The address in From, lower case; null when there is none, or when only the parser of mails can read it. */
function findSender(header: string): string | null {
  const from = /^from:([^\r\n]{1,1000}(?:\r?\n[ \t][^\r\n]{1,1000})?)/im.exec(header)?.[1] ?? '';
  const address = addressParser(from.replace(/\s+/g, ' '))[0]?.address ?? '';
  return /^[!-~]{3,254}$/.test(address) ? address.toLowerCase() : null;
}

/**
 * Hashes the sender's part of a mail: the body and some headers. Line endings, and the headers that mail servers add in
 * transit, differ between two deliveries of one mail.
 */
export function hashContent(raw: Uint8Array): string {
  const mail = removeCarriageReturns(raw);
  const end = mail.indexOf('\n\n');
  const header = mail
    .toString('latin1', 0, Math.min(end < 0 ? mail.length : end, searchedBytes))
    .replace(/\n[ \t]+/g, ' ');
  const lines = ['message-id', 'from', 'date', 'subject'].map(
    (name) => new RegExp(`^${name}:.*$`, 'im').exec(header)?.[0].replace(/\s+/g, ' ').trim() ?? '',
  );
  const bodyStart = Math.max(end, 0);
  let bodyEnd = mail.length;
  while (bodyEnd > bodyStart && mail[bodyEnd - 1] === lineFeed) bodyEnd -= 1;
  const hash = createHash('sha256').update(`${lines.join('\n')}\n`, 'latin1');
  return `sha256:${hash.update(mail.subarray(bodyStart, bodyEnd)).digest('hex')}`;
}

/** A loop, because on 26 MB `filter` takes seconds, and `replaceAll` on a string a second. */
function removeCarriageReturns(raw: Uint8Array): Buffer {
  const kept = Buffer.allocUnsafe(raw.length);
  let length = 0;
  for (const byte of raw) if (byte !== carriageReturn) kept[length++] = byte;
  return kept.subarray(0, length);
}
