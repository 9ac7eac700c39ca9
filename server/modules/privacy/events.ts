import type { EventShape } from '../../platform/events/events.ts';

/** Ids alone: who it was must not be found out from what says that it was forgotten. */
export type ErasedEventData = {
  because: 'request' | 'retention';
  enquiries: number[];
  subscribers: number[];
};

/** How much of each kind a day's retention took away. */
export type RetentionCounts = Record<string, number>;

export type PrivacyEvent =
  | (EventShape & { type: 'personal_data.erased'; data: ErasedEventData })
  | (EventShape & { type: 'personal_data.exported'; data: { enquiries: number[]; subscribers: number[] } })
  | (EventShape & { type: 'retention.applied'; data: { counts: RetentionCounts } });

const privacy = { type: 'privacy', id: 1 };

export const personalDataErased = (data: ErasedEventData): PrivacyEvent => ({
  type: 'personal_data.erased',
  entity: privacy,
  data,
});

export const personalDataExported = (data: { enquiries: number[]; subscribers: number[] }): PrivacyEvent => ({
  type: 'personal_data.exported',
  entity: privacy,
  data,
});

export const retentionApplied = (counts: RetentionCounts): PrivacyEvent => ({
  type: 'retention.applied',
  entity: privacy,
  data: { counts },
});
