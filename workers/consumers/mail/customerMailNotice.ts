import { getMessage, listMessageFiles } from '../../../server/modules/conversations/queries.ts';
import type { Database } from '../../../server/platform/db/db.ts';
import { getRecipient, readMainEnquiryFacts } from './enquiryMail.ts';
import type { EventMail, MailConfig, MailEvent } from './mailPlan.ts';
import { customerMail } from './templates/CustomerMail.tsx';

type CustomerMailEvent = Extract<MailEvent, { type: 'customer_mail.received' }>;

/**
 * The notice of a visitor's message, to the assignee of the enquiry, else to the address of the staff. Null when the
 * enquiry or the message was deleted.
 */
export async function customerMailNotice(
  db: Database,
  config: Pick<MailConfig, 'PUBLIC_URL' | 'STAFF_EMAIL'>,
  { entity, data: { messageId } }: CustomerMailEvent,
): Promise<EventMail | null> {
  const [facts, message] = [
    await readMainEnquiryFacts(db, config, entity.id),
    await getMessage(db, messageId),
  ];
  if (!facts || !message) return null;
  return {
    template: 'customer_mail',
    recipient: await getRecipient(db, config, facts.enquiry),
    content: customerMail({
      ...facts,
      author: message.author_name ?? facts.enquiry.name,
      text: message.body,
      files: (await listMessageFiles(db, message.id)).map(({ name }) => name),
    }),
  };
}
