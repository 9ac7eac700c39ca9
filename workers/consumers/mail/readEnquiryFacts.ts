import { getUser } from '../../../server/modules/accounts/users/queries.ts';
import { type EnquiryRecord, getEnquiry } from '../../../server/modules/enquiries/queries.ts';
import { getSettings } from '../../../server/modules/settings/queries.ts';
import { rolePermissions } from '../../../server/platform/contract.ts';
import type { Database } from '../../../server/platform/db/db.ts';
import type { MailConfig } from './mailPlan.ts';

/** The data for mails about an enquiry; null when the enquiry was deleted or erased. */
export async function readEnquiryFacts(
  db: Database,
  { PUBLIC_URL: publicUrl }: Pick<MailConfig, 'PUBLIC_URL'>,
  enquiryId: number,
) {
  const enquiry = await getEnquiry(db, enquiryId);
  if (!enquiry || enquiry.erased_at) return null;
  return { enquiry, settings: await getSettings(db), publicUrl };
}

/** The data for mails about the enquiry in whose thread one is answered: itself, or the one that it was merged into. */
export async function readMainEnquiryFacts(
  db: Database,
  config: Pick<MailConfig, 'PUBLIC_URL'>,
  enquiryId: number,
) {
  const facts = await readEnquiryFacts(db, config, enquiryId);
  const into = facts?.enquiry.merged_into ?? null;
  return into === null ? facts : readEnquiryFacts(db, config, into);
}

/** The address of the assignee of an enquiry, or of the staff where that account can no longer respond. */
export async function getRecipient(
  db: Database,
  { STAFF_EMAIL }: Pick<MailConfig, 'STAFF_EMAIL'>,
  { assigned_to }: Pick<EnquiryRecord, 'assigned_to'>,
): Promise<string> {
  return (await findResponderAddress(db, assigned_to)) ?? STAFF_EMAIL;
}

/** The address of an account that can respond to enquiries; null for any other. */
export async function findResponderAddress(db: Database, id: number | null): Promise<string | null> {
  const user = id === null ? undefined : await getUser(db, id);
  const canRespond =
    user?.status === 'active' && rolePermissions[user.user_type].includes('enquiries.respond');
  return canRespond ? user.email : null;
}
