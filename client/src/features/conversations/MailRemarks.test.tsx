import type { ThreadMessage } from '@modules/conversations/contract.ts';
import { render, screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { MailRemarks } from './MailRemarks.tsx';

const mail: ThreadMessage = {
  kind: 'customer_mail',
  id: 1,
  direction: 'incoming',
  author: 'Asha Naik',
  at: '2026-11-22T10:00:00Z',
  html: null,
  text: 'Yes, please.',
  subject: 'Re: Kerala',
  sender: null,
  state: 'received',
  state_reason: null,
  send_at: null,
  sent_at: null,
  files: [],
  automatic: false,
  quoted: null,
  notices: [],
};

test('a plain mail has no remarks', () => {
  const { container } = render(<MailRemarks {...mail} />);
  expect(container.textContent).toBe('');
});

test('an automatic mail shows what was left out, and folds what it quotes', () => {
  render(
    <MailRemarks {...mail} automatic notices={['setup.exe was refused.']} quoted="On Monday you wrote:" />,
  );
  expect(screen.getByText('Sent automatically, without a person.')).toBeTruthy();
  expect(screen.getByText('setup.exe was refused.')).toBeTruthy();
  const quotation = screen.getByText('On Monday you wrote:').closest('details');
  expect(quotation?.open).toBe(false);
});

test('names another address than that of the enquiry', () => {
  render(<MailRemarks {...mail} sender="ravi@example.com" />);
  expect(screen.getByText(/^Sent from ravi@example\.com/)).toBeTruthy();
});

test('a mail in HTML shows what it quotes with the whole mail', () => {
  render(<MailRemarks {...mail} html="<p>Yes.</p><blockquote>Shall we?</blockquote>" quoted="> Shall we?" />);
  const quotation = screen.getByText('Shall we?').closest('details');
  expect(quotation?.open).toBe(false);
});
