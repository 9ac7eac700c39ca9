import { getMessage, listMessageFiles } from '../../../server/modules/conversations/queries.ts';
import type { Database } from '../../../server/platform/db/db.ts';
import { getRecipient, readMainEnquiryFacts } from './enquiryMail.ts';
import type { EventMail, MailConfig, MailEvent } from './mailPlan.ts';
import { visitorNotice } from './templates/VisitorNotice.tsx';

type VisitorEvent = Extract<MailEvent, { type: 'web_message.received' | 'enquiry.withdrawn' }>;

/**
 * The notice that a visitor wrote on the status page or withdrew the enquiry: to the assignee, or to the agency where
 * the assignee cannot respond or there is none. Null when the enquiry or the message no longer exists.
 */
export async function visitorNoticeMail(
  db: Database,
  config: Pick<MailConfig, 'PUBLIC_URL' | 'STAFF_EMAIL'>,
  event: VisitorEvent,
): Promise<EventMail | null> {
  const facts = await readMainEnquiryFacts(db, config, event.entity.id);
  if (!facts) return null;
  const written =
    event.type === 'web_message.received' ? await readMessage(db, event) : { text: null, files: [] };
  if (!written) return null;
  return {
    template: 'visitor_notice',
    recipient: await getRecipient(db, config, facts.enquiry),
    content: visitorNotice({ ...facts, ...written }),
  };
}

async function readMessage(db: Database, { data }: Extract<VisitorEvent, { type: 'web_message.received' }>) {
  const message = await getMessage(db, data.messageId);
  if (!message) return null;
  const files = await listMessageFiles(db, message.id);
  return { text: message.body, files: files.map(({ name }) => name) };
}
