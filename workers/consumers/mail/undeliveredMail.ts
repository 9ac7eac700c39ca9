import { getMessage } from '../../../server/modules/conversations/queries.ts';
import type { Database } from '../../../server/platform/db/db.ts';
import { findResponderAddress, getRecipient, readMainEnquiryFacts } from './enquiryMail.ts';
import type { EventMail, MailConfig, MailEvent } from './mailPlan.ts';
import { undeliveredNotice } from './templates/UndeliveredNotice.tsx';

type FailureEvent = Extract<MailEvent, { type: 'reply.failed' | 'mail.bounced' }>;

/**
 * The notice that a mail did not reach the visitor of an enquiry, to its assignee or to the agency, and to the author of
 * a reply. Null when the enquiry no longer exists.
 */
export async function undeliveredMail(
  db: Database,
  config: Pick<MailConfig, 'PUBLIC_URL' | 'STAFF_EMAIL'>,
  event: FailureEvent,
): Promise<EventMail | null> {
  const facts = await readMainEnquiryFacts(db, config, event.entity.id);
  if (!facts) return null;
  const reply = event.type === 'reply.failed' ? await getMessage(db, event.data.messageId) : undefined;
  const recipient = await getRecipient(db, config, facts.enquiry);
  const author = await findResponderAddress(db, reply?.author_id ?? null);
  const addresses = recipient.toLowerCase().split(/\s*,\s*/);
  return {
    template: 'undelivered',
    recipient: author && !addresses.includes(author.toLowerCase()) ? `${recipient}, ${author}` : recipient,
    content: undeliveredNotice({
      ...facts,
      isReply: event.type === 'reply.failed',
      author: reply?.author_name ?? null,
      reason: event.data.reason,
    }),
  };
}
