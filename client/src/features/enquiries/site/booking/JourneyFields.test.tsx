import { fireEvent, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '../../../../testing/renderInApp.tsx';
import { translateTexts } from '../../../../testing/translateTexts.ts';
import { BookingForm } from './BookingForm.tsx';

function renderForm(price_deposit_percent: number) {
  vi.stubGlobal('fetch', () => new Promise(() => undefined));
  renderInApp(
    <BookingForm
      source={{ for: 'destination', info: 'Goa', travel_type: 'Tour' }}
      wedding={false}
      weddingPackages={[]}
      travellers={{ adults: '2', children: '0', rooms: '1' }}
      journey={{
        destination: { starting_price: 10_000, available_dates: [] },
        rules: { price_deposit_percent },
      }}
      agency={{ chat_number: '' }}
      today="2026-11-22"
    />,
  );
}

it.each([
  [25, 'Estimate ₹20,000, of which ₹5,000 as deposit'],
  [0, 'Estimate ₹20,000'],
])('describes a deposit of %i percent, if there is one', async (percent, text) => {
  renderForm(percent);
  const estimate = await screen.findByText('Estimate ₹20,000');
  expect(estimate.parentElement?.textContent).toBe(text);
});

it('estimates a price, preserves the values of choices, and names a file after a browser has translated it', async () => {
  renderForm(25);
  const estimate = await screen.findByText(/^Estimate/);
  translateTexts();
  fireEvent.change(screen.getByLabelText('Adults'), { target: { value: '1' } });
  expect(estimate.parentElement?.textContent).toBe('Estimate ₹10,000, of which ₹2,500 as deposit');

  // without a value of its own, an option sends its text
  const choices = ['Flexibility', 'Budget', 'Best time to call'].map((name) => screen.getByLabelText(name));
  for (const option of choices.flatMap((choice) => [...choice.querySelectorAll('option')])) option.text = 'क';
  expect(
    choices.flatMap((choice) => [...choice.querySelectorAll('option')].map(({ value }) => value)),
  ).not.toContain('क');

  const file = screen.getByLabelText(/Attach a file/);
  fireEvent.change(file, { target: { files: [new File(['x'], 'plan.pdf')] } });
  expect(file.closest('label')?.textContent).toBe('plan.pdf 1 KB');
});
