import type { Database } from '../../../server/platform/db/db.ts';
import type { EventMail, MailConfig, MailEvent } from './mailPlan.ts';
import { getRecipient, readMainEnquiryFacts } from './readEnquiryFacts.ts';
import { staffNotice } from './templates/staffNotice.tsx';

type WithdrawalEvent = Extract<MailEvent, { type: 'enquiry.withdrawn' }>;

/**
 * The notice that a visitor withdrew an enquiry: to the assignee, or to the agency where the assignee cannot respond or
 * there is none. Null when the enquiry no longer exists.
 */
export async function buildWithdrawalNotice(
  db: Database,
  config: Pick<MailConfig, 'PUBLIC_URL' | 'STAFF_EMAIL'>,
  event: WithdrawalEvent,
): Promise<EventMail | null> {
  const facts = await readMainEnquiryFacts(db, config, event.entity.id);
  if (!facts) return null;
  const { name, reference } = facts.enquiry;
  return {
    template: 'visitor_notice',
    recipient: await getRecipient(db, config, facts.enquiry),
    content: staffNotice(facts, {
      subject: 'Withdrawn',
      preview: `${name} withdrew it`,
      heading: 'An enquiry was withdrawn',
      introduction: `${name} withdrew the enquiry ${reference}. It is closed.`,
    }),
  };
}
