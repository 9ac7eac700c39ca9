import type { PageContents } from '@modules/content/contract.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInApp } from '../../testing/renderInApp.tsx';
import { TourDescription } from './TourDescription.tsx';
import { TripCard } from './TripCard.tsx';
import { getTour } from './tourView.ts';

const oldGoa = {
  id: 1,
  title: 'Old Goa',
  location: 'Goa',
  duration: '5 hours',
  price: 2499,
  image: '/old-goa.jpg',
  category: 'Heritage' as const,
  description: 'Churches by the river.',
  highlights: [],
  included: [],
  pickup: '',
};

it.each([
  [4.5, 12, '4.5 (12 reviews)', '4.5 of 5 (12\u00a0reviews)'],
  [5, 1, '5 (1 review)', '5 of 5 (1\u00a0review)'],
  [0, 0, null, null],
])('a trip that is rated %s by %i reviews says “%s” on its card', (rating, reviews, onCard, onPage) => {
  const trip = { ...oldGoa, rating, reviews };
  const content = { trips: [trip], tours: [] } as unknown as PageContents['trips']; // what getTour reads
  const tour = getTour(new URLSearchParams('trip=1'), content);
  if (!tour) throw new Error('There is no such trip');
  renderInApp(
    <>
      <TripCard trip={trip} />
      <TourDescription tour={tour} />
    </>,
  );
  const ratings = screen.queryAllByText(/review/).map(({ textContent }) => textContent);
  expect(ratings).toEqual([onCard, onPage].filter(Boolean));
});
