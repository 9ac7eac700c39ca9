import type { PersonEnquiryResponse } from '@modules/people/contract.ts';
import { expect, it } from 'vitest';
import { describeNewsletter, describeState, summarizePerson } from './personTexts.ts';

const enquiry = (fields: Partial<PersonEnquiryResponse> = {}): PersonEnquiryResponse => ({
  id: 1,
  reference: 'SN-000001',
  enquiry_type: 'general',
  name: 'Asha',
  subject: 'Goa',
  destination: null,
  status: 'in_progress',
  created_at: '2026-03-12T09:00:00Z',
  found_by: 'email',
  outcome: null,
  merged_into: null,
  ...fields,
});
const booked = { outcome: 'booked', amount: 42_000, reason: null } as const;

it('an outcome takes precedence over a status', () => {
  expect(describeState(enquiry())).toBe('In progress');
  expect(describeState(enquiry({ outcome: booked }))).toBe('Booked for ₹42,000');
  expect(describeState(enquiry({ outcome: { ...booked, amount: null } }))).toBe('Booked');
  expect(describeState(enquiry({ outcome: { outcome: 'lost', amount: null, reason: 'price' } }))).toBe(
    'Lost',
  );
});

it('a person is summed up by how often they wrote and booked', () => {
  expect(summarizePerson([enquiry()])).toBe('Their first enquiry');
  expect(summarizePerson([enquiry(), enquiry()])).toBe('2 enquiries since 12\u00a0Mar\u00a02026');
  expect(summarizePerson([enquiry({ outcome: booked }), enquiry()])).toBe(
    '2 enquiries since 12\u00a0Mar\u00a02026, 1 booked for ₹42,000',
  );
});

it('the newsletter is described with its date', () => {
  const since = '2026-05-03T09:00:00Z';
  expect(describeNewsletter({ status: 'none', verified: false, since: null })).toBe('Not subscribed');
  expect(describeNewsletter({ status: 'active', verified: false, since })).toBe(
    'Subscribed since 3\u00a0May\u00a02026, not confirmed yet',
  );
  expect(describeNewsletter({ status: 'unsubscribed', verified: true, since })).toBe(
    'Unsubscribed since 3\u00a0May\u00a02026',
  );
});
