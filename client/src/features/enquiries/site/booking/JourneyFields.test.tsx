import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '../../../../testing/renderInApp.tsx';
import { BookingForm } from './BookingForm.tsx';

it.each([
  [25, 'Estimate ₹20,000, of which ₹5,000 as deposit'],
  [0, 'Estimate ₹20,000'],
])('says what a deposit of %i percent is, if there is one', async (price_deposit_percent, text) => {
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
  const estimate = await screen.findByText('Estimate ₹20,000');
  expect(estimate.parentElement?.textContent).toBe(text);
});
