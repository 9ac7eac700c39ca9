import { getMessage } from '../../../server/modules/conversations/queries.ts';
import type { Database } from '../../../server/platform/db/db.ts';
import type { EventMail, MailConfig, MailEvent } from './mailPlan.ts';
import { findResponderAddress, getRecipient, readMainEnquiryFacts } from './readEnquiryFacts.ts';
import { staffNotice } from './templates/staffNotice.tsx';

type FailureEvent = Extract<MailEvent, { type: 'reply.failed' | 'mail.bounced' }>;

/**
 * The notice that a mail did not reach the visitor of an enquiry, to its assignee or to the agency, and to the author of
 * a reply. Null when the enquiry no longer exists.
 */
export async function buildUndeliveredMail(
  db: Database,
  config: Pick<MailConfig, 'PUBLIC_URL' | 'STAFF_EMAIL'>,
  event: FailureEvent,
): Promise<EventMail | null> {
  const facts = await readMainEnquiryFacts(db, config, event.entity.id);
  if (!facts) return null;
  const reply = event.type === 'reply.failed' ? await getMessage(db, event.data.messageId) : undefined;
  const recipient = await getRecipient(db, config, facts.enquiry);
  const author = await findResponderAddress(db, reply?.author_id ?? null);
  const { name, reference, phone } = facts.enquiry;
  const mail = reply?.author_name ? `The reply of ${reply.author_name}` : 'A mail';
  const addresses = recipient.toLowerCase().split(/\s*,\s*/);
  return {
    template: 'undelivered',
    recipient: author && !addresses.includes(author.toLowerCase()) ? `${recipient}, ${author}` : recipient,
    content: staffNotice(facts, {
      subject: 'Not delivered',
      preview: `${name}: ${event.data.reason}`,
      heading: event.type === 'reply.failed' ? 'A reply did not arrive' : 'A mail did not arrive',
      introduction: `${mail} about the enquiry ${reference} did not reach ${name}. ${
        phone ? `You can call ${phone}.` : 'There is no phone number.'
      }`,
      text: event.data.reason,
      buttonLabel: 'Open the conversation',
    }),
  };
}
