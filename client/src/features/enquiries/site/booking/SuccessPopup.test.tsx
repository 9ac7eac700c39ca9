import { render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { SuccessPopup } from './SuccessPopup.tsx';

afterEach(() => vi.useRealTimers());

it.each([
  [{}, 'within 24 hours.', 'by Monday, 2\u00a0March'],
  [{ reply_hours: 48 }, 'within 48 hours.', 'by Tuesday, 3\u00a0March'],
  [
    { reply_hours: 8, hours_monday: '10:00-18:00' },
    'within 8 working hours.',
    'a price within 8 working hours.',
  ],
])('promises a reply by the settings: %o', (settings, promise, nextStep) => {
  vi.useFakeTimers({ now: new Date(2026, 2, 1, 10, 30), toFake: ['Date'] });
  const received = { reference: 'SN-000007', wedding: false, mailNote: null };
  const agency = { chat_number: '', ...settings };
  render(<SuccessPopup received={received} agency={agency} onClose={() => {}} onClosed={() => {}} />);
  const text = screen.getByRole('dialog').textContent;
  expect(text).toContain(`Our travel experts will contact you ${promise}`);
  expect(text).toContain(nextStep);
});

it('names the person who plans the journey', () => {
  const received = { reference: 'SN-000007', wedding: false, mailNote: null };
  render(
    <SuccessPopup
      received={received}
      agency={{ chat_number: '' }}
      planner="Meera Fernandes"
      onClose={() => {}}
      onClosed={() => {}}
    />,
  );
  expect(screen.getByText(/^Meera Fernandes, your planner, reads it and answers/)).toBeTruthy();
});
