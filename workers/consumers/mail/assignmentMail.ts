import { getUser } from '../../../server/modules/accounts/users/queries.ts';
import type { Database } from '../../../server/platform/db/db.ts';
import { readEnquiryFacts } from './enquiryMail.ts';
import type { EventMail, MailConfig, MailEvent } from './mailPlan.ts';
import { enquiryAssigned } from './templates/EnquiryAssigned.tsx';

type AssignmentEvent = Extract<MailEvent, { type: 'enquiry.assigned' }>;

/**
 * The mail to a person to whom someone else assigned an enquiry. Null when they assigned it to themselves, when it is
 * no longer theirs, and when it or their account was deleted.
 */
export async function assignmentMail(
  db: Database,
  config: Pick<MailConfig, 'PUBLIC_URL'>,
  { entity, data: { assigneeId }, actor }: AssignmentEvent,
): Promise<EventMail | null> {
  if (!assigneeId || assigneeId === actor?.id) return null;
  const [facts, assignee] = [await readEnquiryFacts(db, config, entity.id), await getUser(db, assigneeId)];
  if (facts?.enquiry.assigned_to !== assigneeId || assignee?.status !== 'active') return null;
  const content = enquiryAssigned({ ...facts, firstName: assignee.first_name, by: actor?.name ?? null });
  return { template: 'enquiry_assigned', recipient: assignee.email, content };
}
