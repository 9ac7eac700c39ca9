import type { Database } from '../../../platform/db/db.ts';
import { verifyReplyAddress } from '../../../platform/security/replyAddress.ts';
import { getEnquiry } from '../../enquiries/queries.ts';
import type { InboundConfig } from './classifyMail.ts';
import type { ParsedMail } from './parseMail.ts';
import { findConfirmed, findMessage } from './queries.ts';

/**
 * The enquiry that a mail belongs to: by the signed address to which it was sent, then by the mail that it replies to,
 * then by the reference number in its subject. What a stranger could guess counts only from the visitor's own address.
 * Null when it belongs to no enquiry that still has its data.
 */
export async function findThread(
  db: Database,
  mail: ParsedMail,
  config: InboundConfig,
): Promise<number | null> {
  const addressed = mail.recipients.map((address) => verifyReplyAddress(config, address));
  for (const id of addressed) if (id !== null && (await getOpen(db, id))) return id;

  const answered = [...mail.inReplyTo, ...mail.references.toReversed()];
  const message = await findMessage(db, answered);
  if (message && (await getOpen(db, message.enquiry_id))) return message.enquiry_id;

  const reference = /\bSN-(\d{6,15})\b/i.exec(mail.subject)?.[1];
  const guessable = [
    await findConfirmed(db, answered),
    reference === undefined ? undefined : Number(reference),
  ];
  for (const id of guessable) {
    const enquiry = id === undefined ? undefined : await getOpen(db, id);
    if (enquiry?.email.toLowerCase() === mail.from) return enquiry.id;
  }
  return null;
}

async function getOpen(db: Database, id: number) {
  const enquiry = await getEnquiry(db, id);
  return enquiry?.erased_at ? undefined : enquiry;
}
