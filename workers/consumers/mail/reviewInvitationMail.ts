import { getEnquiry } from '../../../server/modules/enquiries/queries.ts';
import { getInvitation } from '../../../server/modules/reviews/invitations/queries.ts';
import { getSettings } from '../../../server/modules/settings/queries.ts';
import type { Database } from '../../../server/platform/db/db.ts';
import { signReviewPath } from '../../../server/platform/security/statusLink.ts';
import type { MailConfig, MailEvent } from './mailPlan.ts';
import { replyHeaders } from './replyHeaders.ts';
import { reviewInvitation } from './templates/ReviewInvitation.tsx';
import type { MailContent } from './templates/renderMail.ts';

type InvitationEvent = Extract<MailEvent, { type: 'review.invited' }>;

/** The mail that invites a guest to review their journey. Null when their data was erased or the review is written. */
export async function reviewInvitationMail(db: Database, config: MailConfig, { entity }: InvitationEvent) {
  const enquiry = await getEnquiry(db, entity.id);
  const invitation = await getInvitation(db, entity.id);
  if (!enquiry || enquiry.erased_at || !invitation || invitation.review_id !== null) return null;
  const settings = await getSettings(db);
  const reviewUrl = config.PUBLIC_URL + signReviewPath(config.JWT_SECRET, enquiry.id);
  const content: MailContent = reviewInvitation({
    enquiry,
    settings,
    publicUrl: config.PUBLIC_URL,
    reviewUrl,
  });
  const recipient = enquiry.email;
  const reply = replyHeaders(config, { id: enquiry.id, name: settings.agency_name, recipient });
  return { template: 'review_invitation' as const, recipient, reply, content };
}
