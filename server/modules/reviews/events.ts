import { createEventConstructor, type Events } from '../../platform/events/events.ts';
import { toReference } from '../../platform/text/toReference.ts';
import type { ReviewState } from './contract.ts';

/** The review after the change. No field identifies the guest, so that an erasure need not change events. */
export type ReviewEventData = { journey: string; journeyName: string; rating: number; state: ReviewState };

export type ReviewEvent = Events<{
  'review.created': ReviewEventData;
  'review.revised': ReviewEventData & { changed: string[] };
  'review.published': ReviewEventData;
  'review.rejected': ReviewEventData;
  'review.withdrawn': ReviewEventData;
  'review.deleted': ReviewEventData;
  /** A guest wrote it. */
  'review.received': ReviewEventData;
  /** About an enquiry: its guest receives a mail. */
  'review.invited': { reference: string };
}>;

export const reviewEvent = createEventConstructor<Exclude<ReviewEvent, { type: 'review.invited' }>>('review');

const stateEvents = {
  published: 'review.published',
  rejected: 'review.rejected',
  pending: 'review.withdrawn',
} as const;

export const reviewStateChanged = (id: number, data: ReviewEventData) =>
  reviewEvent(stateEvents[data.state], id, data);

export const reviewInvited = (enquiryId: number): ReviewEvent => ({
  type: 'review.invited',
  entity: { type: 'enquiry', id: enquiryId },
  data: { reference: toReference(enquiryId) },
});
