import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import type { ApiError } from '../../lib/api/apiError.ts';
import { useSubmitForm } from '../../lib/forms/useSubmitForm.ts';
import { renderAdminPage } from '../../testing/renderAdminPage.tsx';
import { press } from '../../testing/user.ts';
import { FormDialog } from './FormDialog.tsx';

type Answer = { error: ApiError };
const neverAnswered = new Promise<Answer>(() => undefined);

function Page({ answer = neverAnswered, unsaved }: { answer?: Promise<Answer>; unsaved?: boolean }) {
  const navigate = useNavigate();
  const form = useSubmitForm({
    initial: {},
    resolver: (values) => ({ values, errors: {} }),
    send: () => answer,
    onSent: () => undefined,
  });
  return (
    <>
      <button type="button" onClick={() => navigate('/admin/users')}>
        Users
      </button>
      <FormDialog
        title="Erase"
        submitLabel="Erase this person"
        form={form}
        unsaved={unsaved}
        onClose={() => undefined}
      >
        {null}
      </FormDialog>
    </>
  );
}

it('asks before its page is left while it is sent, because a failure would be shown nowhere', async () => {
  renderAdminPage(<Page />, 'admin', '/admin/privacy');
  await press('Erase this person');
  fireEvent.click(screen.getByText('Users'));
  await press('Stay');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(window.location.pathname).toBe('/admin/privacy');
  fireEvent.click(screen.getByText('Users'));
  await press('Leave');
  await waitFor(() => expect(window.location.pathname).toBe('/admin/users'));
});

it('stays and says why sending has failed, instead of asking on', async () => {
  let fail = () => {};
  const answer = new Promise<Answer>((resolve) => {
    fail = () => resolve({ error: { status: 409, message: 'Somebody was faster.' } });
  });
  renderAdminPage(<Page answer={answer} unsaved />, 'admin', '/admin/privacy');
  await press('Erase this person');
  fireEvent.click(screen.getByText('Users'));
  await screen.findByText('Still being sent');
  fail();
  await screen.findByText('Somebody was faster.');
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  expect(window.location.pathname).toBe('/admin/privacy');
});
