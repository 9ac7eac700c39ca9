import { getInvitation } from '../../../server/modules/reviews/invitations/queries.ts';
import type { Database } from '../../../server/platform/db/db.ts';
import { signReviewFormPath, signReviewPath } from '../../../server/platform/security/enquiryToken.ts';
import type { EventMail, MailConfig, MailEvent } from './mailPlan.ts';
import { readEnquiryFacts } from './readEnquiryFacts.ts';
import { replyHeaders } from './replyHeaders.ts';
import { reviewInvitation } from './templates/ReviewInvitation.tsx';

type InvitationEvent = Extract<MailEvent, { type: 'review.invited' }>;

/** The mail that invites a guest to review their journey. Null when their data was erased or the review is written. */
export async function buildReviewInvitationMail(
  db: Database,
  config: MailConfig,
  { entity }: InvitationEvent,
): Promise<EventMail | null> {
  const facts = await readEnquiryFacts(db, config, entity.id);
  const invitation = await getInvitation(db, entity.id);
  if (!facts || invitation?.review_id !== null) return null;
  const { enquiry, settings, publicUrl } = facts;
  const secret = config.JWT_SECRET;
  const reviewUrl = publicUrl + signReviewPath(secret, enquiry.id);
  const formUrl = publicUrl + signReviewFormPath(secret, enquiry.id);
  const recipient = enquiry.email;
  return {
    template: 'review_invitation',
    recipient,
    reply: replyHeaders(config, { id: enquiry.id, name: settings.agency_name, recipient }),
    content: reviewInvitation({ ...facts, reviewUrl, formUrl }),
  };
}
