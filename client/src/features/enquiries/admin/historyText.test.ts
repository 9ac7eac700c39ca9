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

it('a change of the status names who made it, or what the visitor did', () => {
  expect(historyText(entry({ actor: 'Meera' }))).toBe(
    'Meera changed the status from Resolved to In Progress',
  );
  expect(historyText(entry({}))).toBe(
    'A message of the customer changed the status from Resolved to In Progress',
  );
  expect(historyText(entry({ to: 'closed' }))).toBe('The withdrawal closed it');
});

it('a merge names both enquiries', () => {
  const merged = { action: 'merged', actor: 'Meera', from: 'SN-000002', to: 'SN-000001' } as const;
  expect(historyText(entry(merged))).toBe('Meera merged SN-000002 into SN-000001');
});
