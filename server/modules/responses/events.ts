import type { EventShape } from '../../platform/events/events.ts';
import { toReference } from '../../platform/text/toReference.ts';
import type { LostReason } from './contract.ts';

export type ResponseEvent =
  /** Rupees; null when no amount was entered. */
  | (EventShape & { type: 'enquiry.booked'; data: { reference: string; amount: number | null } })
  | (EventShape & { type: 'enquiry.lost'; data: { reference: string; reason: LostReason } })
  | (EventShape & { type: 'enquiry.outcome_withdrawn'; data: { reference: string } });

const enquiry = (id: number) => ({ type: 'enquiry', id });

export const enquiryBooked = (id: number, amount: number | null): ResponseEvent => ({
  type: 'enquiry.booked',
  entity: enquiry(id),
  data: { reference: toReference(id), amount },
});

export const enquiryLost = (id: number, reason: LostReason): ResponseEvent => ({
  type: 'enquiry.lost',
  entity: enquiry(id),
  data: { reference: toReference(id), reason },
});

export const enquiryOutcomeWithdrawn = (id: number): ResponseEvent => ({
  type: 'enquiry.outcome_withdrawn',
  entity: enquiry(id),
  data: { reference: toReference(id) },
});
