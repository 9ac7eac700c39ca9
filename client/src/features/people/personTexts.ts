import type { PersonEnquiryResponse, PersonProfile } from '@modules/people/contract.ts';
import { formatPrice } from '@platform/text/formats.contract.ts';
import { formatDate } from '../../ui/admin/dateFormats.ts';

const statusWords: Record<PersonEnquiryResponse['status'], string> = {
  new: 'New',
  in_progress: 'In progress',
  replied: 'Replied',
  resolved: 'Resolved',
  closed: 'Closed',
};

/** The outcome of an enquiry, or else its status. */
export function describeState({
  status,
  outcome,
}: Pick<PersonEnquiryResponse, 'status' | 'outcome'>): string {
  if (outcome?.outcome === 'lost') return 'Lost';
  if (outcome?.outcome !== 'booked') return statusWords[status];
  return outcome.amount === null ? 'Booked' : `Booked for ${formatPrice(outcome.amount)}`;
}

/** `3 enquiries since 12 Mar 2026, 1 booked for ₹42,000`. */
export function summarizePerson(enquiries: PersonEnquiryResponse[]): string {
  const first = enquiries.at(-1);
  if (!first || enquiries.length === 1) return 'Their first enquiry';
  const booked = enquiries.filter(({ outcome }) => outcome?.outcome === 'booked');
  const amount = booked.reduce((sum, { outcome }) => sum + (outcome?.amount ?? 0), 0);
  const bookings = booked.length > 0 ? `, ${booked.length} booked` : '';
  return `${enquiries.length} enquiries since ${formatDate(first.created_at)}${bookings}${amount > 0 ? ` for ${formatPrice(amount)}` : ''}`;
}

const listWords: Record<NonNullable<PersonProfile['newsletter']>['status'], string> = {
  none: 'Not subscribed',
  active: 'Subscribed',
  unsubscribed: 'Unsubscribed',
  bounced: 'Subscribed, mail does not arrive',
  complained: 'Subscribed, marked as spam',
};

/** `Subscribed since 3 May 2026, confirmed`. */
export function describeNewsletter({
  status,
  verified,
  since,
}: NonNullable<PersonProfile['newsletter']>): string {
  const day = since ? ` since ${formatDate(since)}` : '';
  if (status !== 'active') return listWords[status] + (status === 'unsubscribed' ? day : '');
  return `${listWords.active}${day}, ${verified ? 'confirmed' : 'not confirmed yet'}`;
}

/** `instagram, social: monsoon sale`; empty without a campaign. */
export function describeCampaign({
  utm_source,
  utm_medium,
  utm_campaign,
}: NonNullable<PersonProfile['visit']>): string {
  const place = [utm_source, utm_medium].filter(Boolean).join(', ');
  return [place, utm_campaign].filter(Boolean).join(': ');
}
