import { getUser } from '../../../server/modules/accounts/users/queries.ts';
import type { EnquiryRecord } from '../../../server/modules/enquiries/queries.ts';
import type { Database } from '../../../server/platform/db/db.ts';

/** The address of the active person who has an enquiry, else that of the staff. */
export async function getRecipient(
  db: Database,
  { assigned_to }: Pick<EnquiryRecord, 'assigned_to'>,
  staffEmail: string,
): Promise<string> {
  const assignee = assigned_to === null ? undefined : await getUser(db, assigned_to);
  return assignee?.status === 'active' ? assignee.email : staffEmail;
}
