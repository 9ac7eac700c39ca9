import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '../../testing/renderInApp.tsx';
import { useWishlistJourneys } from './useWishlistJourneys.ts';

const tour = { price: 245, original_price: 300, gallery: [], description: [], included: [] };
const trip = { price: 2499, image: '/trip.jpg', included: [] };
const data = {
  trips: [
    { ...trip, id: 1, title: 'Old Goa', duration: '10 hours' },
    { ...trip, id: 2, title: 'Hampi', duration: '12 days' },
    { ...trip, id: 3, title: 'Panjim', duration: '1 Day' },
  ],
  tours: [{ ...tour, title: 'A Long Weekend in Goa', duration: '3 Days - 2 Nights' }],
};

const Kinds = () => {
  const { journeys } = useWishlistJourneys(['sample-tour', 'trip-1', 'trip-2', 'trip-3']);
  return journeys.map(({ key, kind }) => <p key={key}>{`${key} ${kind}`}</p>);
};

it('calls a day trip only what lasts no longer than a day', async () => {
  vi.stubGlobal('fetch', async () => Response.json({ success: true, data }));
  const { container } = renderInApp(<Kinds />);
  await screen.findByText('sample-tour Tour');
  const kinds = [...container.querySelectorAll('p')].map(({ textContent }) => textContent);
  expect(kinds).toEqual(['sample-tour Tour', 'trip-1 Day trip', 'trip-2 Tour', 'trip-3 Day trip']);
});
