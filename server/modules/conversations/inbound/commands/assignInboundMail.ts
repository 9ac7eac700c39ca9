import { buffer } from 'node:stream/consumers';
import { emailSchema } from '../../../../platform/contract.ts';
import { type Database, type Transaction, transaction } from '../../../../platform/db/db.ts';
import type { CommandContext } from '../../../../platform/events/events.ts';
import { mailboxKey } from '../../../../platform/security/mailboxKey.ts';
import { consumeAttempt, type Limit } from '../../../../platform/security/rateLimit.ts';
import { recordPendingFile } from '../../../../platform/storage/privateFiles.ts';
import type { Storage } from '../../../../platform/storage/storage.ts';
import { classifyMail, type InboundConfig } from '../classifyMail.ts';
import { findThread } from '../findThread.ts';
import { type ParsedMail, parseMail } from '../parseMail.ts';
import { getInboundMail, type InboundMailRecord, wasRetried } from '../queries.ts';
import { readBounce } from '../readBounce.ts';
import { selectMailFiles } from '../selectMailFiles.ts';
import { receiveCustomerMail } from './receiveCustomerMail.ts';
import { recordBounce } from './recordBounce.ts';

type Dependencies = { db: Database; storage: Storage; config: InboundConfig };

/** More enquiries than a person writes in a day, and few enough to delete by hand. A mail counts once it is settled. */
const enquiryLimit: Limit = { name: 'inbound_enquiries', max: 10, windowSeconds: 24 * 3600 };

/** The outcome for a mail; `reason` says why it is not in a thread. */
type Settled = { state: 'processed' | 'ignored' | 'failed'; reason?: string; enquiryId?: number };

/**
 * Adds a stored mail to the thread that it belongs to, or creates an enquiry from it. Repeating it changes nothing.
 * @throws when the database or the storage cannot be reached; the mail is then tried again
 */
export async function assignInboundMail(
  dependencies: Dependencies,
  id: number,
  context: CommandContext,
): Promise<void> {
  const { db, storage } = dependencies;
  const stored = await getInboundMail(db, id);
  if (stored?.state !== 'received') return;
  const settleAlone = (sender: string, outcome: Settled) =>
    settle(db, stored, sender, context, async () => outcome);
  const raw = await buffer((await storage.read(stored.key)).stream);
  let mail: ParsedMail;
  try {
    mail = await parseMail(raw, stored.cut);
  } catch (error) {
    return settleAlone('', { state: 'failed', reason: `It cannot be read: ${String(error)}` });
  }
  const kind = await classifyMail(db, mail, dependencies.config);
  if (kind === 'own') {
    return settleAlone(mail.sender, { state: 'ignored', reason: 'This product sent it itself.' });
  }
  if (kind === 'bounce') return settleBounce(dependencies, stored, { mail, raw }, context);
  await settleMail(dependencies, stored, mail, kind === 'automatic', context);
}

async function settleMail(
  { db, storage, config }: Dependencies,
  stored: InboundMailRecord,
  mail: ParsedMail,
  automatic: boolean,
  context: CommandContext,
): Promise<void> {
  const thread = await findThread(db, mail, config);
  const { files, notices } = await selectMailFiles(stored.id, mail.attachments);
  // Before the transaction: after a rollback, an erasure may come before the next attempt.
  for (const { file } of files) await recordPendingFile(db, file.key);
  await settle(db, stored, mail.sender, context, async (trx) => {
    const reason = thread ? null : await findReasonToIgnore(trx, stored, mail, automatic);
    if (reason) return { state: 'ignored', reason };
    // In the transaction, because a refused mail leaves no files, and a mail whose files cannot be stored does not
    // count.
    for (const { file, content } of files) await storage.putBuffer(file.key, content);
    const received = { ...mail, notices: [...mail.notices, ...notices] };
    const enquiryId = await receiveCustomerMail(
      trx,
      { mail: received, files: files.map(({ file }) => file), automatic, enquiryId: thread, stored },
      context,
    );
    return { state: 'processed', enquiryId };
  });
}

/**
 * Why no enquiry is created from a mail that belongs to none; null when one is, which counts against the limit of its
 * sender. A mail that an operator retries needs only a sender.
 */
async function findReasonToIgnore(
  trx: Transaction,
  { id }: InboundMailRecord,
  { sender }: ParsedMail,
  automatic: boolean,
): Promise<string | null> {
  if (!emailSchema.safeParse(sender).success) return 'It has no sender who could be answered.';
  if (await wasRetried(trx, id)) return null;
  if (automatic)
    return 'A program wrote it, and it belongs to no enquiry. Retry makes an enquiry of this mail.';
  const wait = await consumeAttempt(trx, enquiryLimit, mailboxKey(sender));
  return wait > 0
    ? 'This address has written too many new enquiries today. Retry makes an enquiry of this mail.'
    : null;
}

async function settleBounce(
  { db, config }: Dependencies,
  stored: InboundMailRecord,
  { mail, raw }: { mail: ParsedMail; raw: Buffer },
  context: CommandContext,
): Promise<void> {
  const bounce = readBounce(raw);
  await settle(db, stored, mail.sender, context, async (trx) => {
    if (!bounce) return { state: 'ignored', reason: 'A report about a mail that is still on its way.' };
    const enquiryId = await recordBounce(trx, { bounce, mail, config }, context);
    return enquiryId === null
      ? { state: 'ignored', reason: 'A report about a mail that this product did not send.' }
      : { state: 'processed', enquiryId };
  });
}

/**
 * Locks the mail and, unless another worker has settled it meanwhile, does the work and records the outcome.
 * @param sender if empty, the sender that was found when the mail was stored remains, so that an erasure finds the mail
 */
async function settle(
  db: Database,
  { id }: InboundMailRecord,
  sender: string,
  { now }: CommandContext,
  work: (trx: Transaction) => Promise<Settled>,
): Promise<void> {
  await transaction(db, async (trx) => {
    const open = await trx('inbound_mails').select('id').where({ id, state: 'received' }).forUpdate().first();
    if (!open) return;
    const { state, reason = null, enquiryId = null } = await work(trx);
    await trx('inbound_mails')
      .where({ id })
      .update({ state, reason, enquiry_id: enquiryId, ...(sender && { sender }), settled_at: now });
  });
}
