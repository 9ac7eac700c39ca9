import { createEventConstructor, type Events } from '../../platform/events/events.ts';
import type { ReviewState } from './contract.ts';

/** The review after the change. No field identifies the guest, so that an erasure need not change events. */
export type ReviewEventData = { journey: string; journeyName: string; rating: number; state: ReviewState };

type GuestReviewEvent = Events<{
  'review.created': ReviewEventData;
  'review.revised': ReviewEventData & { changed: string[] };
  'review.published': ReviewEventData;
  'review.rejected': ReviewEventData;
  'review.withdrawn': ReviewEventData;
  'review.deleted': ReviewEventData;
  /** A guest wrote it. */
  'review.received': ReviewEventData;
}>;

/** About an enquiry: its guest receives a mail. */
type InvitationEvent = Events<{ 'review.invited': { reference: string } }>;

export type ReviewEvent = GuestReviewEvent | InvitationEvent;

export const reviewEvent = createEventConstructor<GuestReviewEvent>('review');
export const invitationEvent = createEventConstructor<InvitationEvent>('enquiry');

const stateEvents = {
  published: 'review.published',
  rejected: 'review.rejected',
  pending: 'review.withdrawn',
} as const;

export const reviewStateChanged = (id: number, data: ReviewEventData) =>
  reviewEvent(stateEvents[data.state], id, data);
