import type { PublicReviews } from '@modules/reviews/contract.ts';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '../../../testing/renderInApp.tsx';
import { JourneyReviews } from './JourneyReviews.tsx';

const review = {
  id: 1,
  guest_name: null,
  travel_month: '2026-03',
  journey_name: 'Goa',
  rating: 4,
  text: 'A calm week.',
  reply: 'Come again.',
};

function renderWith(response: PublicReviews) {
  const fetched = vi.fn(async () => Response.json(response));
  vi.stubGlobal('fetch', fetched);
  return { fetched, ...renderInApp(<JourneyReviews choice={{ destination: 'Goa' }} />) };
}

it('shows a review with its stars, month and reply, and no name without consent', async () => {
  renderWith({ success: true, reviews: [review], summary: { count: 1, average: 4 } });
  const item = await screen.findByRole('listitem');
  expect(item.textContent).toBe('★★★★☆A calm week.A guest, March 2026Our reply\nCome again.');
  expect(screen.getByRole('img', { name: '4 of 5 stars' })).toBeTruthy();
  expect(screen.getByText('4 of 5').parentElement?.textContent).toBe('4 of 5 from 1 review');
});

it('shows nothing without reviews', async () => {
  const { fetched, container } = renderWith({
    success: true,
    reviews: [],
    summary: { count: 0, average: null },
  });
  await vi.waitFor(() => expect(fetched.mock.results[0]?.type).toBe('return'));
  expect(container.textContent).toBe('');
});
