import { screen } from '@testing-library/react';
import { Link } from 'react-router-dom';
import { expect, it } from 'vitest';
import { renderAdminPage } from '../../../testing/renderAdminPage.tsx';
import { user } from '../../../testing/user.ts';
import { RecoveryCodesDialog } from './RecoveryCodesDialog.tsx';

it('asks for confirmation before the only view of the codes is left', async () => {
  renderAdminPage(
    <>
      <Link to="/admin/dashboard">Dashboard</Link>
      <RecoveryCodesDialog codes={['58wk-afqy-6g9v-x67y']} onClose={() => undefined} />
    </>,
    'employee',
    '/admin/account',
  );
  await user.click(await screen.findByRole('link', { name: 'Dashboard', hidden: true }));
  await user.click(await screen.findByRole('button', { name: 'Keep editing' }));
  expect(window.location.pathname).toBe('/admin/account');
  const closing = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(closing);
  expect(closing.defaultPrevented).toBe(true);
});
