import { createEventConstructor, type Events } from '../../platform/events/events.ts';
import { toReference } from '../../platform/text/toReference.ts';
import type { LostReason } from './contract.ts';

export type ResponseEvent = Events<{
  /** Rupees; null when no amount was entered. */
  'enquiry.booked': { reference: string; amount: number | null };
  'enquiry.lost': { reference: string; reason: LostReason };
  'enquiry.outcome_withdrawn': { reference: string };
}>;

const outcomeEvent = createEventConstructor<ResponseEvent>('enquiry');

export const enquiryBooked = (id: number, amount: number | null) =>
  outcomeEvent('enquiry.booked', id, { reference: toReference(id), amount });

export const enquiryLost = (id: number, reason: LostReason) =>
  outcomeEvent('enquiry.lost', id, { reference: toReference(id), reason });

export const enquiryOutcomeWithdrawn = (id: number) =>
  outcomeEvent('enquiry.outcome_withdrawn', id, { reference: toReference(id) });
