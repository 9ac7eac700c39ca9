import { savedReplyInputSchema, savedReplySchema } from '@modules/conversations/contract.ts';
import { dataResponse } from '@platform/fields.contract.ts';
import { screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { fakeApi, fakeEndpoint } from '../../testing/fakeApi.ts';
import { renderAdminPage } from '../../testing/renderAdminPage.tsx';
import { fillField, findField, press } from '../../testing/user.ts';
import { SavedReplyForm } from './SavedReplyForm.tsx';

it('focuses the invalid field, and stores valid input', async () => {
  const stored: unknown[] = [];
  fakeApi({
    'POST /api/saved-replies': fakeEndpoint(
      { response: dataResponse(savedReplySchema), body: savedReplyInputSchema },
      ({ body }) => {
        stored.push(body);
        return { data: { ...body, id: 1, updated_at: '2026-11-01T10:00:00.000Z' } };
      },
    ),
  });
  const onDone = vi.fn();
  renderAdminPage(
    <SavedReplyForm
      reply={null}
      text="<p>Thank you</p>"
      onUnsaved={() => undefined}
      onCancel={() => undefined}
      onDone={onDone}
    />,
    'employee',
  );
  await press('Save');
  await screen.findByText('Name is required');
  await waitFor(async () => expect(document.activeElement).toBe(await findField('Name')));
  await fillField('Name', 'Thanks');
  await press('Save');
  await waitFor(() => expect(onDone).toHaveBeenCalled());
  expect(stored).toEqual([{ name: 'Thanks', html: '<p>Thank you</p>', shared: false }]);
});
