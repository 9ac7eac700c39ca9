import { getEnquiry } from '../../../server/modules/enquiries/queries.ts';
import { getInvitation } from '../../../server/modules/reviews/invitations/queries.ts';
import { getSettings } from '../../../server/modules/settings/queries.ts';
import type { Database } from '../../../server/platform/db/db.ts';
import { signReviewFormPath, signReviewPath } from '../../../server/platform/security/statusLink.ts';
import type { MailConfig, MailEvent, SingleMail } from './mailPlan.ts';
import { replyHeaders } from './replyHeaders.ts';
import { reviewInvitation } from './templates/ReviewInvitation.tsx';

type InvitationEvent = Extract<MailEvent, { type: 'review.invited' }>;

/** The mail that invites a guest to review their journey. Null when their data was erased or the review is written. */
export async function reviewInvitationMail(
  db: Database,
  config: MailConfig,
  { entity }: InvitationEvent,
): Promise<SingleMail | null> {
  const enquiry = await getEnquiry(db, entity.id);
  const invitation = await getInvitation(db, entity.id);
  if (!enquiry || enquiry.erased_at || !invitation || invitation.review_id !== null) return null;
  const settings = await getSettings(db);
  const { PUBLIC_URL: publicUrl, JWT_SECRET: secret } = config;
  const reviewUrl = publicUrl + signReviewPath(secret, enquiry.id);
  const formUrl = publicUrl + signReviewFormPath(secret, enquiry.id);
  const recipient = enquiry.email;
  return {
    template: 'review_invitation',
    recipient,
    reply: replyHeaders(config, { id: enquiry.id, name: settings.agency_name, recipient }),
    content: reviewInvitation({ enquiry, settings, publicUrl, reviewUrl, formUrl }),
  };
}
