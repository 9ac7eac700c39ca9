import { getMessage, listMessageFiles } from '../../../server/modules/conversations/queries.ts';
import type { Database } from '../../../server/platform/db/db.ts';
import type { EventMail, MailConfig, MailEvent } from './mailPlan.ts';
import { getRecipient, readMainEnquiryFacts } from './readEnquiryFacts.ts';
import { staffNotice } from './templates/staffNotice.tsx';

type VisitorEvent = Extract<MailEvent, { type: 'web_message.received' | 'enquiry.withdrawn' }>;

/**
 * The notice that a visitor wrote on the status page or withdrew the enquiry: to the assignee, or to the agency where
 * the assignee cannot respond or there is none. Null when the enquiry or the message no longer exists.
 */
export async function buildVisitorNoticeMail(
  db: Database,
  config: Pick<MailConfig, 'PUBLIC_URL' | 'STAFF_EMAIL'>,
  event: VisitorEvent,
): Promise<EventMail | null> {
  const facts = await readMainEnquiryFacts(db, config, event.entity.id);
  if (!facts) return null;
  const { name, reference } = facts.enquiry;
  const mail = {
    template: 'visitor_notice',
    recipient: await getRecipient(db, config, facts.enquiry),
  } as const;
  if (event.type === 'enquiry.withdrawn') {
    const content = staffNotice(facts, {
      subject: 'Withdrawn',
      preview: `${name} withdrew it`,
      heading: 'An enquiry was withdrawn',
      introduction: `${name} withdrew the enquiry ${reference}. It is closed.`,
    });
    return { ...mail, content };
  }
  const message = await getMessage(db, event.data.messageId);
  if (!message) return null;
  const content = staffNotice(facts, {
    subject: 'New message',
    preview: `${name}: ${message.body}`,
    heading: 'A visitor wrote to you',
    introduction: `${name} added a message to the enquiry ${reference}.`,
    text: message.body,
    files: (await listMessageFiles(db, message.id)).map((file) => file.name),
  });
  return { ...mail, content };
}
