import { getMessage, listMessageFiles } from '../../../server/modules/conversations/queries.ts';
import type { Database } from '../../../server/platform/db/db.ts';
import { truncate } from '../../../server/platform/text/truncate.contract.ts';
import type { EventMail, MailConfig, MailEvent } from './mailPlan.ts';
import { getRecipient, readMainEnquiryFacts } from './readEnquiryFacts.ts';
import { staffNotice } from './templates/staffNotice.tsx';

type CustomerMailEvent = Extract<MailEvent, { type: 'customer_mail.received' }>;

/**
 * The notice of a visitor's message, to the assignee of the enquiry, else to the address of the staff. Null when the
 * enquiry or the message was deleted.
 */
export async function buildCustomerMailNotice(
  db: Database,
  config: Pick<MailConfig, 'PUBLIC_URL' | 'STAFF_EMAIL'>,
  { entity, data: { messageId } }: CustomerMailEvent,
): Promise<EventMail | null> {
  const [facts, message] = [
    await readMainEnquiryFacts(db, config, entity.id),
    await getMessage(db, messageId),
  ];
  if (!facts || !message) return null;
  const { name, reference } = facts.enquiry;
  // Others than the visitor may write, too.
  const author = message.author_name ?? name;
  return {
    template: 'customer_mail',
    recipient: await getRecipient(db, config, facts.enquiry),
    content: staffNotice(facts, {
      subject: `${truncate(author, 60)} answered`,
      preview: `${author}: ${message.body}`,
      heading: 'A visitor answered',
      introduction: `${author} wrote about the enquiry ${reference} of ${name}. Please answer in the back office: an answer to this mail does not reach the visitor.`,
      text: truncate(message.body, 5000),
      files: (await listMessageFiles(db, message.id)).map((file) => file.name),
      buttonLabel: 'Open the conversation',
    }),
  };
}
