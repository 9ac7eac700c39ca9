import type { AuditEntry } from '@modules/audit/contract.ts';
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { AuditSentence } from './AuditSentence.tsx';

it('names the entry whose details a button shows', () => {
  const entry = { who: 'Meera', what: 'signed in', changes: [] as AuditEntry['changes'] } as AuditEntry; // what it reads
  render(<AuditSentence entry={entry} onEntity={() => undefined} />);
  expect(screen.getByRole('button', { name: 'Details', description: 'Meera signed in' })).toBeTruthy();
});
