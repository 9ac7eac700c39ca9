import { getMessage } from '../../../server/modules/conversations/queries.ts';
import { getEnquiry } from '../../../server/modules/enquiries/queries.ts';
import { getSettings } from '../../../server/modules/settings/queries.ts';
import type { Database } from '../../../server/platform/db/db.ts';
import { getRecipient } from './getRecipient.ts';
import type { MailConfig, MailEvent, SingleMail } from './mailPlan.ts';
import { customerMailTemplate } from './templates/CustomerMail.tsx';

type CustomerMailEvent = Extract<MailEvent, { type: 'customer_mail.received' }>;

/**
 * The notice of a visitor's answer, to the person who has the enquiry, else to the address of the staff. Null when the
 * enquiry or the answer was deleted.
 */
export async function customerMailNotice(
  db: Database,
  { PUBLIC_URL: publicUrl, STAFF_EMAIL }: Pick<MailConfig, 'PUBLIC_URL' | 'STAFF_EMAIL'>,
  { entity, data: { messageId } }: CustomerMailEvent,
): Promise<SingleMail | null> {
  const [enquiry, message] = [await getEnquiry(db, entity.id), await getMessage(db, messageId)];
  if (!enquiry || enquiry.erased_at || !message) return null;
  const recipient = await getRecipient(db, enquiry, STAFF_EMAIL);
  const content = customerMailTemplate({
    enquiry,
    settings: await getSettings(db),
    publicUrl,
    text: message.body,
  });
  return { template: 'customer_mail', recipient, content };
}
