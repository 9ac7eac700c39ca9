import type { Knex } from 'knex';
import type { Database } from '../../../platform/db/db.ts';
import { guestReviewSchema, type InvitationState } from './contract.ts';

/** What guests write. */
export const guestReviewFields = guestReviewSchema.keyof().options;

export type InvitationRecord = { enquiry_id: number; invited_at: Date; review_id: number | null };

export const getInvitation = (db: Database, enquiryId: number): Promise<InvitationRecord | undefined> =>
  db('review_invitations')
    .select('enquiry_id', 'invited_at', 'review_id')
    .where({ enquiry_id: enquiryId })
    .first<InvitationRecord | undefined>();

export const selectInvitationsByEnquiries = (
  db: Database,
  enquiryIds: readonly number[],
): Knex.QueryBuilder => db('review_invitations').whereIn('enquiry_id', enquiryIds);

/** Whether the guest of an enquiry was invited, for staff. */
export async function getInvitationState(db: Database, enquiryId: number): Promise<InvitationState> {
  const invitation = await getInvitation(db, enquiryId);
  if (!invitation) return null;
  return { invited_at: invitation.invited_at.toISOString(), review_id: invitation.review_id };
}
