import type { DeadLetter } from '@modules/operations/contract.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAdminPage } from '../../testing/renderAdminPage.tsx';
import { DeadLetters } from './DeadLetters.tsx';

const now = Date.parse('2026-11-22T10:00:00Z');
const job: DeadLetter = {
  queue: 'mail',
  event_id: 7,
  kind: 'enquiry.submitted',
  attempts: 100,
  error: '421 Try again later',
  failed_at: '2026-11-22T09:00:00Z',
  payload: null,
};

it('show how many of them the list leaves out', async () => {
  renderAdminPage(<DeadLetters jobs={[job]} total={1200} now={now} />, 'admin');
  await screen.findByText(/^1 of 1,200 are listed/);
});

it('show no such note when the list is complete', async () => {
  renderAdminPage(<DeadLetters jobs={[job]} total={1} now={now} />, 'admin');
  await screen.findByLabelText('Retry event 7 of mail');
  expect(screen.queryByText(/are listed/)).toBeNull();
});
