import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { buildSessionUser } from '../../testing/buildSessionUser.ts';
import { renderAdminPage } from '../../testing/renderAdminPage.tsx';
import { user } from '../../testing/user.ts';
import { GoToDialog } from './GoToDialog.tsx';

it('lists each place once, regardless of how the text is edited', async () => {
  renderAdminPage(<GoToDialog user={buildSessionUser('admin')} onClose={() => undefined} />, 'admin');
  const box = await screen.findByRole('combobox');
  await user.type(box, 'en');
  await user.type(box, '{Backspace}{Backspace}');
  const places = screen.getAllByRole('option').map(({ textContent }) => textContent);
  expect(places.filter((place) => place === 'All enquiriesView')).toHaveLength(1);
  expect(new Set(places).size).toBe(places.length);
});
