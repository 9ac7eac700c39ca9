import type { Transaction } from '../../../../platform/db/db.ts';
import { type CommandContext, record } from '../../../../platform/events/events.ts';
import { verifyReplyAddress } from '../../../../platform/security/replyAddress.ts';
import { findLockedEnquiry } from '../../../enquiries/commands/lockEnquiry.ts';
import { recordFailure } from '../../commands/markReplyDelivery.ts';
import { getMessage, type MessageRecord } from '../../queries.ts';
import type { InboundConfig } from '../classifyMail.ts';
import { inboundMessageEvent } from '../events.ts';
import type { ParsedMail } from '../parseMail.ts';
import { findMessage } from '../queries.ts';
import type { Bounce } from '../readBounce.ts';

type Report = { bounce: Bounce; mail: ParsedMail; config: InboundConfig };

/**
 * Records that a mail of the agency bounced: its reply has failed, and the address is marked as unreachable. A report
 * counts when it went to a signed address or names the random Message-ID of a reply, which strangers do not know.
 * @returns the id of the enquiry; null when the report concerns none
 */
export async function recordBounce(
  trx: Transaction,
  { bounce, mail, config }: Report,
  context: CommandContext,
): Promise<number | null> {
  const reply = await findMessage(trx, bounce.messageIds, 'reply');
  const addressed = mail.recipients
    .map((address) => verifyReplyAddress(config, address))
    .find((id) => id !== null);
  const enquiry = await findLockedEnquiry(trx, reply?.enquiry_id ?? addressed ?? 0);
  if (!enquiry || enquiry.erased_at) return null;
  const { id, channel, name, email } = enquiry;
  const failed = reply && (await markFailed(trx, reply.id, bounce.reason));
  await trx('bounced_addresses')
    .insert({
      // Not the address in the report: anyone can write a report, and a forwarded mail fails at another address.
      address: email.toLowerCase(),
      reason: bounce.reason,
      bounced_at: context.now,
    })
    .onConflict('address')
    .merge();
  if (failed) {
    await recordFailure(trx, enquiry, failed, bounce.reason, context);
  } else {
    const facts = { channel, name, reason: bounce.reason };
    await record(trx, inboundMessageEvent('mail.bounced', id, facts), context);
  }
  return id;
}

/** The reply, if it is one that was on its way or sent; undefined for every other message. */
async function markFailed(trx: Transaction, id: number, reason: string): Promise<MessageRecord | undefined> {
  const marked = await trx('conversation_messages')
    .where({ id, kind: 'reply' })
    .whereIn('state', ['sending', 'sent'])
    .update({ state: 'failed', state_reason: reason });
  return marked > 0 ? getMessage(trx, id) : undefined;
}

/** Deletes the bounces of some addresses. */
export async function eraseBounces(trx: Transaction, addresses: string[]): Promise<void> {
  await trx('bounced_addresses').whereIn('address', addresses).delete();
}
