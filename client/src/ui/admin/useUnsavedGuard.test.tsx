import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { renderAdminPage } from '../../testing/renderAdminPage.tsx';
import { press } from '../../testing/user.ts';
import { useUnsavedGuard } from './useUnsavedGuard.ts';

function Editor() {
  useUnsavedGuard(true);
  const navigate = useNavigate();
  return (
    <button type="button" onClick={() => navigate('/admin/users')}>
      Users
    </button>
  );
}

it('asks once when the user tries to leave twice, and then leaves', async () => {
  renderAdminPage(<Editor />, 'admin', '/admin/settings');
  const link = await screen.findByText('Users');
  fireEvent.click(link);
  await screen.findByText('Discard changes');
  fireEvent.click(link);
  await press('Discard changes');
  await waitFor(() => expect(window.location.pathname).toBe('/admin/users'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});
