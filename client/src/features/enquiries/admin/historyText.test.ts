import type { EnquiryHistoryEntry } from '@modules/enquiries/contract.ts';
import { expect, it } from 'vitest';
import { historyText } from './historyText.ts';

const entry = (fields: Partial<EnquiryHistoryEntry>): EnquiryHistoryEntry => ({
  id: 1,
  action: 'status_changed',
  actor: null,
  from: 'resolved',
  to: 'in_progress',
  at: '',
  ...fields,
});

it('a change names who made it, or the system', () => {
  expect(historyText(entry({ actor: 'Meera' }))).toBe(
    'Meera changed the status from Resolved to In Progress',
  );
  expect(historyText(entry({ from: 'replied', to: 'new' }))).toBe(
    'The system changed the status from Replied to New',
  );
  expect(historyText(entry({ action: 'assigned', from: null, to: 'Ravi' }))).toBe(
    'The system assigned it to Ravi',
  );
});

it('a merge names both enquiries', () => {
  const merged = { action: 'merged', actor: 'Meera', from: 'SN-000002', to: 'SN-000001' } as const;
  expect(historyText(entry(merged))).toBe('Meera merged SN-000002 into SN-000001');
});
