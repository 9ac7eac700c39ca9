import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { WeddingDetails } from './WeddingDetails.tsx';
import type { Wedding } from './weddingsApi.ts';

const wedding = {
  location: 'Goa',
  description: 'By the sea.',
  capacity: 120,
  rating: 4.8,
  inclusions: [],
  amenities: [],
  programme: [],
  questions: [],
} as unknown as Wedding; // what the component reads

it.each([
  [{ count: 1, average: 5 }, '5 of 5 (1 review)'],
  [{ count: 3, average: 4.7 }, '4.7 of 5 (3 reviews)'],
])('rates a package by its reviews: %j', (reviews, text) => {
  render(
    <WeddingDetails wedding={wedding} reviews={reviews}>
      {null}
    </WeddingDetails>,
  );
  expect(screen.getByText('Rating').nextElementSibling?.textContent).toBe(text);
});

it('groups the number of guests as prices are', () => {
  render(
    <WeddingDetails wedding={{ ...wedding, capacity: 100_000 }} reviews={undefined}>
      {null}
    </WeddingDetails>,
  );
  expect(screen.getByText('Guests').nextElementSibling?.textContent).toBe('up to 1,00,000');
});

it.each([[undefined], [{ count: 0, average: null }]])('has no rating without reviews: %j', (reviews) => {
  render(
    <WeddingDetails wedding={wedding} reviews={reviews}>
      {null}
    </WeddingDetails>,
  );
  expect(screen.queryByText('Rating')).toBeNull();
});
