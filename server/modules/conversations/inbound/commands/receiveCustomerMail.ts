import type { Transaction } from '../../../../platform/db/db.ts';
import { type CommandContext, record } from '../../../../platform/events/events.ts';
import type { PrivateFile } from '../../../../platform/storage/privateFiles.ts';
import { findLockedEnquiry } from '../../../enquiries/commands/lockEnquiry.ts';
import { reopenEnquiry } from '../../../enquiries/commands/reopenEnquiry.ts';
import { storeEnquiry } from '../../../enquiries/commands/storeEnquiry.ts';
import { addMessage } from '../../commands/addMessage.ts';
import { toMessageEventData } from '../../events.ts';
import { inboundMessageEvent } from '../events.ts';
import type { ParsedMail } from '../parseMail.ts';
import type { InboundMailRecord } from '../queries.ts';
import { eraseBounces } from './recordBounce.ts';

type Received = {
  mail: ParsedMail;
  files: PrivateFile[];
  /** Written by a program: it is shown, but changes nothing. */
  automatic: boolean;
  /** The enquiry that it belongs to; null for a new one. */
  enquiryId: number | null;
  stored: InboundMailRecord;
};

/**
 * Adds a mail to the thread of its enquiry and reopens the enquiry, or creates a new enquiry from it.
 * @returns the id of the enquiry
 */
export async function receiveCustomerMail(
  trx: Transaction,
  received: Received,
  context: CommandContext,
): Promise<number> {
  const { enquiryId, automatic, mail } = received;
  // Its mailbox receives mail again, or a report about it was wrong.
  if (!automatic) await eraseBounces(trx, [mail.sender]);
  const enquiry = enquiryId === null ? undefined : await findLockedEnquiry(trx, enquiryId);
  if (!enquiry || enquiry.erased_at) {
    const created = await createEnquiry(trx, mail, context);
    await addMail(trx, created, received, context);
    return created;
  }
  const messageId = await addMail(trx, enquiry.id, received, context);
  if (automatic) return enquiry.id;
  const facts = toMessageEventData(enquiry, messageId);
  await record(trx, inboundMessageEvent('customer_mail.received', enquiry.id, facts), context);
  await reopenEnquiry(trx, enquiry, context);
  return enquiry.id;
}

async function createEnquiry(trx: Transaction, mail: ParsedMail, context: CommandContext): Promise<number> {
  const { sender: email, senderName: name, subject, text } = mail;
  const created = await storeEnquiry(trx, {
    submission: {
      channel: 'mail',
      enquiry_type: 'general',
      name,
      email,
      subject,
      consent_version: null,
      message: text || '(This mail has no text.)',
    },
    context,
  });
  if (!created) throw new Error('Without an idempotency key an enquiry is always stored');
  return created.id;
}

async function addMail(
  trx: Transaction,
  enquiryId: number,
  { mail, files, automatic, stored }: Received,
  { now }: CommandContext,
): Promise<number> {
  const message = {
    enquiry_id: enquiryId,
    kind: 'customer_mail',
    direction: 'incoming',
    state: 'received',
    automatic,
    author_name: mail.senderName,
    sender: mail.sender,
    subject: mail.subject,
    html: mail.html,
    body: mail.text,
    quoted: mail.quoted,
    notices: mail.notices,
    message_id: await freeMessageId(trx, stored.message_id),
    in_reply_to: mail.inReplyTo[0] ?? null,
    reference_ids: mail.references,
    raw_bytes: stored.size,
    created_at: now,
  } as const;
  return addMessage(trx, message, files);
}

/** A mail may claim the Message-ID of another one, or have none; it is then stored in the thread without one. */
async function freeMessageId(trx: Transaction, messageId: string): Promise<string | null> {
  if (!messageId.startsWith('<')) return null;
  const taken = await trx('conversation_messages').select('id').where({ message_id: messageId }).first();
  return taken ? null : messageId;
}
