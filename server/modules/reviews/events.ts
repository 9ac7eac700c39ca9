import type { EventShape } from '../../platform/events/events.ts';
import { toReference } from '../../platform/text/toReference.ts';
import type { ReviewState } from './contract.ts';

/** The review after the change. Nothing in it identifies the guest, so an erasure need not change events. */
export type ReviewEventData = { journey: string; journeyName: string; rating: number; state: ReviewState };

export type ReviewEvent =
  | (EventShape & { type: 'review.created'; data: ReviewEventData })
  | (EventShape & { type: 'review.revised'; data: ReviewEventData & { changed: string[] } })
  | (EventShape & { type: 'review.published'; data: ReviewEventData })
  | (EventShape & { type: 'review.rejected'; data: ReviewEventData })
  | (EventShape & { type: 'review.withdrawn'; data: ReviewEventData })
  | (EventShape & { type: 'review.deleted'; data: ReviewEventData })
  /** A guest wrote it. */
  | (EventShape & { type: 'review.received'; data: ReviewEventData })
  /** About an enquiry: its guest gets a mail. */
  | (EventShape & { type: 'review.invited'; data: { reference: string } });

const review = (id: number) => ({ type: 'review', id });

export const reviewCreated = (id: number, data: ReviewEventData): ReviewEvent => ({
  type: 'review.created',
  entity: review(id),
  data,
});

export const reviewRevised = (id: number, data: ReviewEventData & { changed: string[] }): ReviewEvent => ({
  type: 'review.revised',
  entity: review(id),
  data,
});

const stateEvents = {
  published: 'review.published',
  rejected: 'review.rejected',
  pending: 'review.withdrawn',
} as const;

export const reviewStateChanged = (id: number, data: ReviewEventData): ReviewEvent => ({
  type: stateEvents[data.state],
  entity: review(id),
  data,
});

export const reviewDeleted = (id: number, data: ReviewEventData): ReviewEvent => ({
  type: 'review.deleted',
  entity: review(id),
  data,
});

export const reviewReceived = (id: number, data: ReviewEventData): ReviewEvent => ({
  type: 'review.received',
  entity: review(id),
  data,
});

export const reviewInvited = (enquiryId: number): ReviewEvent => ({
  type: 'review.invited',
  entity: { type: 'enquiry', id: enquiryId },
  data: { reference: toReference(enquiryId) },
});
