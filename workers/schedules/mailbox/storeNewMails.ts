import type { ImapFlow } from 'imapflow';
import { storeInboundMail } from '../../../server/modules/conversations/inbound/commands/storeInboundMail.ts';
import { maxMailBytes, processedFolder } from '../../../server/modules/conversations/inbound/contract.ts';
import type { Database } from '../../../server/platform/db/db.ts';
import { createSystemContext } from '../../../server/platform/events/events.ts';
import { describeImapError } from '../../../server/platform/openMailbox.ts';
import type { Storage } from '../../../server/platform/storage/storage.ts';

/**
 * Stores each mail of the open folder, and then moves it to another one. Every mail in the folder still has to be
 * stored, whether read or unread: after a kill between the two steps the mail is stored once and moved by the next
 * reader.
 * @param mayContinue called before each mail
 * @throws after the others, when the server does not hand out a mail
 */
export async function storeNewMails(
  client: ImapFlow,
  dependencies: { db: Database; storage: Storage },
  mayContinue: () => Promise<boolean>,
): Promise<void> {
  await client.noop(); // servers may announce new mails only between commands
  const numbers = await client.search({ deleted: false }, { uid: true });
  if (!numbers) throw new Error('The server refuses to search the folder');
  let failure: Error | undefined;
  for (const number of numbers) {
    if (!(await mayContinue())) break;
    const range = String(number);
    const source = await fetchSource(client, range).catch((error: unknown) => {
      if (!client.usable) throw error;
      const reason = describeImapError(error);
      failure ??= new Error(`The server does not hand out the mail with the UID ${number}: ${reason}`);
      return null;
    });
    if (!source) continue;
    const context = createSystemContext(new Date());
    const cut = source.byteLength > maxMailBytes;
    const raw = cut ? source.subarray(0, maxMailBytes) : source;
    await storeInboundMail(dependencies, { raw, source: 'imap', cut }, context);
    const moved = await client.messageMove(range, processedFolder, { uid: true });
    if (!moved) throw new Error(`A mail is stored, but the server does not move it to “${processedFolder}”`);
  }
  if (failure) throw failure;
}

/** A mail as it was received; null when another program has moved it meanwhile. */
async function fetchSource(client: ImapFlow, range: string): Promise<Buffer | null> {
  const mail = await client.fetchOne(range, { source: { maxLength: maxMailBytes + 1 } }, { uid: true });
  if (!mail) return null;
  if (!mail.source) throw new Error('The response has no content');
  return mail.source;
}
