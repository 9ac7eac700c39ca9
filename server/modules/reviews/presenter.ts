import { pick } from '../../platform/pick.ts';
import type { PublicReview, ReviewResponse } from './contract.ts';
import type { ReviewEventData } from './events.ts';
import { type ReviewRecord, reviewFields } from './queries.ts';

export const toReview = (record: ReviewRecord): ReviewResponse => ({
  id: record.id,
  journey_name: record.journey_name,
  source: record.source,
  ...pick(record, reviewFields),
  created_at: record.created_at.toISOString(),
  updated_at: record.updated_at.toISOString(),
});

export const toPublicReview = (record: ReviewRecord): PublicReview => ({
  id: record.id,
  guest_name: record.name_consent ? record.guest_name : null,
  travel_month: record.travel_month,
  journey_name: record.journey_name,
  rating: record.rating,
  text: record.text,
  reply: record.reply,
});

export const toReviewEventData = (record: ReviewRecord): ReviewEventData => ({
  journey: record.journey,
  journeyName: record.journey_name,
  rating: record.rating,
  state: record.state,
});
