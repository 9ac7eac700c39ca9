import { buffer } from 'node:stream/consumers';
import { type Database, transaction } from '../../../../platform/db/db.ts';
import { type CommandContext, record } from '../../../../platform/events/events.ts';
import { readIfStored, type Storage } from '../../../../platform/storage/storage.ts';
import type { MailSource, StoredMail } from '../contract.ts';
import { inboundMailEvent } from '../events.ts';
import { hashContent, identifyRawMail } from '../identifyRawMail.ts';

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
  const { hash, messageId = hash, sender } = identifyRawMail(raw);
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
        sender,
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
