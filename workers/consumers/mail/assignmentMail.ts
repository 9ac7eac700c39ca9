import { getUser } from '../../../server/modules/accounts/users/queries.ts';
import { getEnquiry } from '../../../server/modules/enquiries/queries.ts';
import { getSettings } from '../../../server/modules/settings/queries.ts';
import type { Database } from '../../../server/platform/db/db.ts';
import type { MailConfig, MailEvent, SingleMail } from './mailPlan.ts';
import { enquiryAssigned } from './templates/EnquiryAssigned.tsx';

type AssignmentEvent = Extract<MailEvent, { type: 'enquiry.assigned' }>;

/**
 * The mail to a person to whom somebody else assigned an enquiry. Null when they assigned it to themselves, when it is
 * no longer theirs, and when it or their account was deleted.
 */
export async function assignmentMail(
  db: Database,
  { PUBLIC_URL: publicUrl }: Pick<MailConfig, 'PUBLIC_URL'>,
  { entity, data: { assigneeId }, actor }: AssignmentEvent,
): Promise<SingleMail | null> {
  if (!assigneeId || assigneeId === actor?.id) return null;
  const [enquiry, assignee] = [await getEnquiry(db, entity.id), await getUser(db, assigneeId)];
  if (!enquiry || enquiry.erased_at || enquiry.assigned_to !== assigneeId) return null;
  if (assignee?.status !== 'active') return null;
  const facts = { enquiry, settings: await getSettings(db), publicUrl };
  const content = enquiryAssigned({ ...facts, firstName: assignee.first_name, by: actor?.name ?? null });
  return { template: 'enquiry_assigned', recipient: assignee.email, content };
}
