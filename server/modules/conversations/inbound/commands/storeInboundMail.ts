import { createHash, randomUUID } from 'node:crypto';
import { type Database, transaction } from '../../../../platform/db/db.ts';
import { type Context, record } from '../../../../platform/events/events.ts';
import type { Storage } from '../../../../platform/storage/storage.ts';
import type { MailSource, StoredMail } from '../contract.ts';
import { mailReceived } from '../events.ts';

type ArrivedMail = {
  raw: Uint8Array;
  source: MailSource;
  /** The mail was too large, and `raw` is its beginning. */
  cut?: boolean;
};

/**
 * Stores a mail exactly as it arrived, before anything is made of it: a mail that cannot be parsed is not lost. The
 * same mail is stored once, however often and by whichever way it arrives.
 */
export async function storeInboundMail(
  { db, storage }: { db: Database; storage: Storage },
  { raw, source, cut = false }: ArrivedMail,
  context: Context,
): Promise<StoredMail> {
  const messageId = readMessageId(raw);
  const known = await findStored(db, messageId);
  if (known) return known;
  const key = `private/inbound/${randomUUID()}.eml`;
  await storage.putBuffer(key, raw);
  const stored = await transaction(db, async (trx) => {
    const [row]: { id: number }[] = await trx('inbound_mails')
      .insert({
        ...{ message_id: messageId, source, key, size: raw.byteLength, cut, state: 'received' },
        received_at: context.now,
      })
      .onConflict('message_id')
      .ignore()
      .returning('id');
    if (!row) return null;
    await record(trx, mailReceived(row.id, { source, size: raw.byteLength }), context);
    return { id: row.id, duplicate: false };
  });
  if (stored) return stored;
  await storage.remove(key);
  const first = await findStored(db, messageId);
  if (!first) throw new Error('The same mail was stored and erased meanwhile');
  return first;
}

async function findStored(db: Database, messageId: string): Promise<StoredMail | null> {
  const row = await db('inbound_mails')
    .select('id')
    .where({ message_id: messageId })
    .first<{ id: number } | undefined>();
  return row ? { id: row.id, duplicate: true } : null;
}

const searchedBytes = 256 * 1024;

/** The Message-ID in the header of a mail, read without parsing the mail; a hash of the mail when it has none. */
function readMessageId(raw: Uint8Array): string {
  const start = Buffer.from(raw.subarray(0, searchedBytes)).toString('latin1');
  const [header = ''] = start.split(/\r?\n\r?\n/, 1);
  const id = /^message-id:\s*(<[!-;=?-~]{3,500}>)/im.exec(header)?.[1];
  return id ?? `sha256:${createHash('sha256').update(raw).digest('hex')}`;
}
