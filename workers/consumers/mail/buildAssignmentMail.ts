import { getUser } from '../../../server/modules/accounts/users/queries.ts';
import { listTripFacts } from '../../../server/modules/enquiries/tripFacts.contract.ts';
import type { Database } from '../../../server/platform/db/db.ts';
import type { EventMail, MailConfig, MailEvent } from './mailPlan.ts';
import { readEnquiryFacts } from './readEnquiryFacts.ts';
import { staffNotice } from './templates/staffNotice.tsx';

type AssignmentEvent = Extract<MailEvent, { type: 'enquiry.assigned' }>;

/**
 * The mail to a person to whom someone else assigned an enquiry. Null when they assigned it to themselves, when it is
 * no longer theirs, and when it or their account was deleted.
 */
export async function buildAssignmentMail(
  db: Database,
  config: Pick<MailConfig, 'PUBLIC_URL'>,
  { entity, data: { assigneeId }, actor }: AssignmentEvent,
): Promise<EventMail | null> {
  if (!assigneeId || assigneeId === actor?.id) return null;
  const [facts, assignee] = [await readEnquiryFacts(db, config, entity.id), await getUser(db, assigneeId)];
  if (facts?.enquiry.assigned_to !== assigneeId || assignee?.status !== 'active') return null;
  const { name, reference, message } = facts.enquiry;
  const content = staffNotice(facts, {
    subject: 'Assigned to you',
    preview: `${name}: ${message}`,
    heading: 'An enquiry was assigned to you',
    // Without an actor the rule of the settings did it.
    introduction: `Hello ${assignee.first_name}, ${
      actor
        ? `${actor.name} assigned the enquiry ${reference} of ${name} to you.`
        : `the enquiry ${reference} of ${name} was assigned to you automatically.`
    }`,
    facts: listTripFacts(facts.enquiry),
    text: message,
  });
  return { template: 'enquiry_assigned', recipient: assignee.email, content };
}
