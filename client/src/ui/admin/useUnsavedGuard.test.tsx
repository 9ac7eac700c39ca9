import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { expect, it } from 'vitest';
import { renderAdminPage } from '../../testing/renderAdminPage.tsx';
import { findField, press, user } from '../../testing/user.ts';
import { ChipsField } from './form/ChipsInput.tsx';
import { useUnsavedGuard } from './useUnsavedGuard.ts';

function Editor({ unsaved }: { unsaved: boolean }) {
  useUnsavedGuard(unsaved);
  const navigate = useNavigate();
  const [tags, setTags] = useState<string[]>([]);
  return (
    <>
      <ChipsField name="tags" label="Tags" options={[]} value={tags} onChange={setTags} />
      <button type="button" onClick={() => navigate('/admin/users')}>
        Users
      </button>
    </>
  );
}

it('asks once when the user tries to leave twice, and then leaves', async () => {
  renderAdminPage(<Editor unsaved />, 'admin', '/admin/settings');
  const link = await screen.findByText('Users');
  fireEvent.click(link);
  await screen.findByText('Discard changes');
  fireEvent.click(link);
  await press('Discard changes');
  await waitFor(() => expect(window.location.pathname).toBe('/admin/users'));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
});

it('asks again when the user tries to leave right after staying', async () => {
  renderAdminPage(<Editor unsaved />, 'admin', '/admin/settings');
  fireEvent.click(await screen.findByText('Users'));
  const stay = await screen.findByText('Keep editing');
  await act(async () => {
    fireEvent.click(stay);
    await Promise.resolve(); // the answer; the page renders after both
    fireEvent.click(screen.getByText('Users'));
  });
  await press('Discard changes');
  await waitFor(() => expect(window.location.pathname).toBe('/admin/users'));
});

it('asks when a text is typed that the form does not have yet', async () => {
  renderAdminPage(<Editor unsaved={false} />, 'admin', '/admin/settings');
  await user.type(await findField('Tags'), 'Monsoon');
  fireEvent.click(screen.getByText('Users')); // as Back does, this leaves the focus in the field
  await press('Keep editing');
  expect(window.location.pathname).toBe('/admin/settings');
  await screen.findByText('Monsoon');
});
