import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { useSubmitForm } from '../../lib/forms/useSubmitForm.ts';
import { renderAdminPage } from '../../testing/renderAdminPage.tsx';
import { press } from '../../testing/user.ts';
import { FormDialog } from './FormDialog.tsx';

const neverAnswered = new Promise<never>(() => undefined);

function Page() {
  const navigate = useNavigate();
  const form = useSubmitForm({
    initial: {},
    resolver: (values) => ({ values, errors: {} }),
    send: () => neverAnswered,
    onSent: () => undefined,
  });
  return (
    <>
      <button type="button" onClick={() => navigate('/admin/users')}>
        Users
      </button>
      <FormDialog title="Erase" submitLabel="Erase this person" form={form} onClose={() => undefined}>
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
