import type { Database } from '../../../server/platform/db/db.ts';
import { getRecipient, readMainEnquiryFacts } from './enquiryMail.ts';
import type { EventMail, MailConfig, MailEvent } from './mailPlan.ts';
import { undeliveredNotice } from './templates/UndeliveredNotice.tsx';

type FailureEvent = Extract<MailEvent, { type: 'reply.failed' | 'mail.bounced' }>;

/**
 * The notice that a mail did not reach the visitor of an enquiry, to its assignee or to the agency. Null when the
 * enquiry no longer exists.
 */
export async function undeliveredMail(
  db: Database,
  config: Pick<MailConfig, 'PUBLIC_URL' | 'STAFF_EMAIL'>,
  { type, entity, data }: FailureEvent,
): Promise<EventMail | null> {
  const facts = await readMainEnquiryFacts(db, config, entity.id);
  if (!facts) return null;
  return {
    template: 'undelivered',
    recipient: await getRecipient(db, config, facts.enquiry),
    content: undeliveredNotice({ ...facts, isReply: type === 'reply.failed', reason: data.reason }),
  };
}
