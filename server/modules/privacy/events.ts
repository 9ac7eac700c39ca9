import { createEventConstructor, type Events } from '../../platform/events/events.ts';

/** Ids alone: who it was must not be found out from what says that it was forgotten. */
export type ErasedEventData = {
  because: 'request' | 'retention';
  enquiries: number[];
  subscribers: number[];
};

/** How much of each kind a day's retention took away. */
export type RetentionCounts = Record<string, number>;

export type PrivacyEvent = Events<{
  'personal_data.erased': ErasedEventData;
  'personal_data.exported': { enquiries: number[]; subscribers: number[] };
  'retention.applied': { counts: RetentionCounts };
}>;

/** The id is 1: these events are about no single row. */
export const privacyEvent = createEventConstructor<PrivacyEvent>('privacy');
