import {
  journeysResponseSchema,
  type ReviewResponse,
  reviewResponseSchema,
  reviewUpdateSchema,
} from '@modules/reviews/contract.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { fakeApi, fakeEndpoint } from '../../../testing/fakeApi.ts';
import { renderAdminPage } from '../../../testing/renderAdminPage.tsx';
import { fillField, press, user } from '../../../testing/user.ts';
import { ReviewEditor } from './ReviewEditor.tsx';

it('focuses the stars when only they are missing', async () => {
  fakeApi({
    'GET /api/reviews/journeys': fakeEndpoint({ response: journeysResponseSchema }, () => ({
      journeys: [{ value: 'destination:1', label: 'Goa' }],
    })),
  });
  renderAdminPage(<ReviewEditor opened="new" onClose={() => undefined} />, 'admin');
  const journey = await screen.findByRole('combobox', { name: /^Journey/ });
  await waitFor(() => user.selectOptions(journey, 'Goa'));
  await fillField('Month of travel', '2026-03');
  await fillField('Name of the guest', 'Asha');
  await fillField('Review', 'A good week.');
  await press('Add review');
  const rating = await screen.findByRole('radiogroup', { name: 'Rating' });
  await waitFor(() => expect(document.activeElement).toBe(rating));
});

it('saves only the changed fields over another version', async () => {
  const opened: ReviewResponse = {
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
    state: 'published',
    source: 'staff',
    created_at: '2026-11-01T10:00:00.000Z',
    updated_at: '2026-11-01T10:00:00.000Z',
  };
  const theirs: ReviewResponse = { ...opened, state: 'rejected', updated_at: '2026-11-02T10:00:00.000Z' };
  const received: unknown[] = [];
  fakeApi({
    'GET /api/reviews/journeys': fakeEndpoint({ response: journeysResponseSchema }, () => ({
      journeys: [{ value: 'destination:1', label: 'Goa' }],
    })),
    'GET /api/reviews/1': fakeEndpoint({ response: reviewResponseSchema }, () => ({ review: opened })),
    'PUT /api/reviews/1': fakeEndpoint(
      { response: reviewResponseSchema, body: reviewUpdateSchema },
      ({ body }) => {
        received.push(body);
        return body.updated_at === theirs.updated_at
          ? { review: theirs }
          : { status: 409, code: 'stale_write', error: 'Someone else', current: theirs };
      },
    ),
  });
  renderAdminPage(<ReviewEditor opened={1} onClose={() => undefined} />, 'admin');
  await fillField('Reply of the agency', 'Thank you.');
  await press('Save changes');
  await press('Overwrite with mine');
  await screen.findByText('Review updated.');
  expect(received).toEqual([
    { reply: 'Thank you.', updated_at: opened.updated_at },
    { reply: 'Thank you.', updated_at: theirs.updated_at },
  ]);
});
