import { createEventConstructor, type Events } from '../../platform/events/events.ts';

/** Only ids: a record of an erasure must not reveal whose data was erased. */
export type ErasedEventData = {
  because: 'request' | 'retention';
  enquiries: number[];
  subscribers: number[];
};

/** How many rows of each kind the daily retention removed. */
export type RetentionCounts = Record<string, number>;

export type PrivacyEvent = Events<{
  'personal_data.erased': ErasedEventData;
  'personal_data.exported': { enquiries: number[]; subscribers: number[] };
  'retention.applied': { counts: RetentionCounts };
}>;

/** The id is 1, because these events concern no single row. */
export const privacyEvent = createEventConstructor<PrivacyEvent>('privacy');
