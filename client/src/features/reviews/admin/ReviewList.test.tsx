import {
  type ReviewResponse,
  reviewListResponseSchema,
  reviewResponseSchema,
  reviewUpdateSchema,
} from '@modules/reviews/contract.ts';
import { paginate } from '@platform/contract.ts';
import { screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { fakeApi, fakeEndpoint } from '../../../testing/fakeApi.ts';
import { renderAdminPage } from '../../../testing/renderAdminPage.tsx';
import { press, user } from '../../../testing/user.ts';
import { ReviewList } from './ReviewList.tsx';

const pending: ReviewResponse = {
  id: 1,
  travel_month: '2026-10',
  journey_name: 'Goa',
  rating: 5,
  text: 'A good week.',
  reply: null,
  guest_name: 'Asha',
  guest_email: null,
  name_consent: true,
  journey: 'destination:1',
  state: 'pending',
  source: 'staff',
  created_at: '2026-11-01T10:00:00.000Z',
  updated_at: '2026-11-01T10:00:00.000Z',
};

let stored: ReviewResponse;
let isBroken: boolean;

beforeEach(() => {
  stored = pending;
  isBroken = false;
  fakeApi({
    'GET /api/reviews/all': fakeEndpoint({ response: reviewListResponseSchema }, () =>
      isBroken
        ? { status: 403, code: 'forbidden', error: 'Not now' }
        : { reviews: [stored], pagination: paginate(1, 20, 1) },
    ),
    'PUT /api/reviews/:id': fakeEndpoint(
      { response: reviewResponseSchema, body: reviewUpdateSchema },
      ({ body }) => {
        if (body.updated_at !== stored.updated_at)
          return { status: 409, code: 'stale_write', error: 'Someone else', current: stored };
        stored = { ...stored, state: body.state ?? stored.state, updated_at: '2026-11-03T10:00:00.000Z' };
        return { message: 'Review updated', review: stored };
      },
    ),
  });
  renderAdminPage(<ReviewList />, 'employee');
});

const findState = () => screen.findByLabelText<HTMLSelectElement>('State of the review of Asha');

it('shows what someone else decided about a review after a change that this prevented', async () => {
  const state = await findState();
  stored = { ...pending, state: 'rejected', updated_at: '2026-11-02T10:00:00.000Z' };
  await user.selectOptions(state, 'published');
  await screen.findByText('The review of Asha was not changed: Someone else');
  await waitFor(() => expect(state.value).toBe('rejected'));

  await user.selectOptions(state, 'published');
  await waitFor(() => expect(stored.state, 'saving again overwrites').toBe('published'));
});

it('says that its rows could not be refreshed', async () => {
  const state = await findState();
  isBroken = true;
  await user.selectOptions(state, 'published');
  await screen.findByText('Failed to load reviews');
  expect(state.isConnected, 'the row is the same').toBe(true);
  isBroken = false;
  await press('Try Again');
  await waitFor(() => expect(state.value).toBe('published'));
  expect(screen.queryByText('Failed to load reviews')).toBeNull();
});
