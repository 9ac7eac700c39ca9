import {
  getMessage,
  listMessageFiles,
  type MessageRecord,
} from '../../../server/modules/conversations/queries.ts';
import type { EnquiryRecord } from '../../../server/modules/enquiries/queries.ts';
import type { Database } from '../../../server/platform/db/db.ts';
import { truncate } from '../../../server/platform/text/truncate.contract.ts';
import type { EventMail, MailConfig, MailEvent } from './mailPlan.ts';
import { getRecipient, readMainEnquiryFacts } from './readEnquiryFacts.ts';
import { staffNotice } from './templates/staffNotice.tsx';

type MessageEvent = Extract<MailEvent, { type: 'web_message.received' | 'customer_mail.received' }>;

/**
 * The notice that a visitor wrote on the status page or by mail: to the assignee, or to the agency where the assignee
 * cannot respond or there is none. Null when the enquiry or the message no longer exists.
 */
export async function buildMessageNotice(
  db: Database,
  config: Pick<MailConfig, 'PUBLIC_URL' | 'STAFF_EMAIL'>,
  { type, entity, data: { messageId } }: MessageEvent,
): Promise<EventMail | null> {
  const facts = await readMainEnquiryFacts(db, config, entity.id);
  const message = await getMessage(db, messageId);
  if (!facts || !message) return null;
  const { template, author, ...texts } = describe[type](facts.enquiry, message);
  return {
    template,
    recipient: await getRecipient(db, config, facts.enquiry),
    content: staffNotice(facts, {
      ...texts,
      preview: `${author}: ${message.body}`,
      text: truncate(message.body, 5000),
      files: (await listMessageFiles(db, message.id)).map((file) => file.name),
    }),
  };
}

const describe = {
  'web_message.received': ({ name, reference }: EnquiryRecord) => ({
    template: 'visitor_notice' as const,
    author: name,
    subject: 'New message',
    heading: 'A visitor wrote to you',
    introduction: `${name} added a message to the enquiry ${reference}.`,
  }),
  'customer_mail.received': ({ name, reference }: EnquiryRecord, { author_name }: MessageRecord) => {
    // Others than the visitor may write, too.
    const author = author_name ?? name;
    return {
      template: 'customer_mail' as const,
      author,
      subject: `${truncate(author, 60)} answered`,
      heading: 'A visitor answered',
      introduction: `${author} wrote about the enquiry ${reference} of ${name}. Please answer in the back office: an answer to this mail does not reach the visitor.`,
      buttonLabel: 'Open the conversation',
    };
  },
};
