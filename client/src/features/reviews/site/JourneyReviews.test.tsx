import type { PublicReviews } from '@modules/reviews/contract.ts';
import { screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { renderInApp } from '../../../testing/renderInApp.tsx';
import { JourneyReviews } from './JourneyReviews.tsx';
import { getReviews } from './reviewsApi.ts';

const review = {
  id: 1,
  guest_name: null,
  travel_month: '2026-03',
  journey_name: 'Goa',
  rating: 4,
  text: 'A calm week.',
  reply: 'Come again.',
};

const choice = { destination: 'Goa' };
const Loaded = () => (getReviews.useQuery(choice).isSuccess ? <p>Loaded</p> : null);

function renderWith(response: PublicReviews) {
  vi.stubGlobal('fetch', async () => Response.json(response));
  return renderInApp(
    <>
      <JourneyReviews choice={choice} />
      <Loaded />
    </>,
  );
}

it('shows a review with its stars, month and reply, and no name without consent', async () => {
  renderWith({ success: true, reviews: [review], summary: { count: 1, average: 4 } });
  const item = await screen.findByRole('listitem');
  expect(item.textContent).toBe('★★★★☆A calm week.A guest, March 2026Our reply\nCome again.');
  expect(screen.getByRole('img', { name: '4 of 5 stars' })).toBeTruthy();
  expect(screen.getByText('4 of 5').parentElement?.textContent).toBe('4 of 5 from 1 review');
});

it('shows nothing without reviews', async () => {
  const { container } = renderWith({ success: true, reviews: [], summary: { count: 0, average: null } });
  await screen.findByText('Loaded');
  expect(container.textContent).toBe('Loaded');
});
