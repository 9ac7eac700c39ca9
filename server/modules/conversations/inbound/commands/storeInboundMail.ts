import { createHash } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { addressParser } from 'postal-mime';
import { type Database, transaction } from '../../../../platform/db/db.ts';
import { type CommandContext, record } from '../../../../platform/events/events.ts';
import { readIfStored, type Storage } from '../../../../platform/storage/storage.ts';
import type { MailSource, StoredMail } from '../contract.ts';
import { inboundMailEvent } from '../events.ts';

type ArrivedMail = {
  raw: Uint8Array;
  source: MailSource;
  /** The mail was too large, and `raw` is its beginning. */
  cut?: boolean;
};

type Stores = { db: Database; storage: Storage };

/**
 * Stores a mail exactly as it arrived, before it is parsed, so that a mail that cannot be parsed is not lost. The same
 * mail is stored once, regardless of how often and by which way it arrives. A different mail with the Message-ID of a
 * stored one is stored under the hash of its content.
 */
export async function storeInboundMail(
  stores: Stores,
  arrived: ArrivedMail,
  context: CommandContext,
): Promise<StoredMail> {
  const { db, storage } = stores;
  const { raw, source, cut = false } = arrived;
  const hash = hashContent(raw);
  const messageId = readMessageId(raw) ?? hash;
  const similar = await db('inbound_mails')
    .select('id', 'message_id', 'key')
    .whereIn('message_id', [messageId, hash]);
  for (const mail of similar) {
    if (await hasContent(storage, mail, hash)) return { id: mail.id, duplicate: true };
  }
  // The same mail gets the same key: a file left by a process that died here is overwritten next time.
  const key = `private/inbound/${hash.slice('sha256:'.length)}.eml`;
  await storage.putBuffer(key, raw);
  const stored = await transaction(db, async (trx) => {
    const [row]: { id: number }[] = await trx('inbound_mails')
      .insert({
        message_id: similar.length > 0 ? hash : messageId,
        source,
        key,
        size: raw.byteLength,
        cut,
        state: 'received',
        // So that an erasure finds it before it is assigned.
        sender: readSender(raw),
        received_at: context.now,
      })
      .onConflict('message_id')
      .ignore()
      .returning('id');
    if (!row) return null;
    const facts = { source, size: raw.byteLength };
    await record(trx, inboundMailEvent('mail.received', row.id, facts), context);
    return { id: row.id, duplicate: false };
  });
  // Without one, another process has stored a mail with this Message-ID since the query.
  return stored ?? storeInboundMail(stores, arrived, context);
}

/** Whether a stored mail has the content with this hash; false when its raw mail is gone. */
async function hasContent(
  storage: Storage,
  { message_id, key }: { message_id: string; key: string },
  hash: string,
): Promise<boolean> {
  if (message_id === hash) return true;
  const stored = await readIfStored(storage, key);
  return stored !== null && hashContent(await buffer(stored.stream)) === hash;
}

const searchedBytes = 256 * 1024;
const carriageReturn = 0x0d;
const lineFeed = 0x0a;

/** The header of a mail, read without parsing the mail. */
function readHeader(raw: Uint8Array): string {
  const start = Buffer.from(raw.subarray(0, searchedBytes)).toString('latin1');
  return start.split(/\r?\n\r?\n/, 1)[0] ?? '';
}

/** The Message-ID of a mail; undefined when it has none. */
const readMessageId = (raw: Uint8Array): string | undefined =>
  /^message-id:\s*(<[!-;=?-~]{3,500}>)/im.exec(readHeader(raw))?.[1];

/** The address in From, lower case; null when there is none, or when only the parser of mails can read it. */
function readSender(raw: Uint8Array): string | null {
  const from = /^from:([^\r\n]{1,1000}(?:\r?\n[ \t][^\r\n]{1,1000})?)/im.exec(readHeader(raw))?.[1] ?? '';
  const address = addressParser(from.replace(/\s+/g, ' '))[0]?.address ?? '';
  return /^[!-~]{3,254}$/.test(address) ? address.toLowerCase() : null;
}

/**
 * Hashes the sender's part of a mail: the body and some headers. Line endings, and the headers that mail servers add in
 * transit, differ between two deliveries of one mail.
 */
function hashContent(raw: Uint8Array): string {
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
