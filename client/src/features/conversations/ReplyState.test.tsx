import type { ThreadMessage } from '@modules/conversations/contract.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderAdminPage } from '../../testing/renderAdminPage.tsx';
import { ReplyState } from './ReplyState.tsx';

it('is announced with its name and not by its time alone', async () => {
  const reply = { state: 'failed', state_reason: 'No such mailbox' } as ThreadMessage; // what the component reads
  renderAdminPage(
    <ReplyState reply={reply} enquiryId={7} serverNow="2026-11-01T09:00:00Z" onUndone={() => undefined} />,
    'employee',
  );
  const explanation = await screen.findByText('The mail server refused it: No such mailbox');
  expect(explanation.closest('[role="status"]')?.textContent).toContain('Failed');
});
