import { journeysResponseSchema } from '@modules/reviews/contract.ts';
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
