import { act, render, screen, waitFor } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { followOtherTab, signOut } from '../lib/session/sessionActions.ts';
import { signedIn } from '../lib/session/sessionSlice.ts';
import { buildSessionUser } from '../testing/buildSessionUser.ts';
import { createTestStore } from '../testing/createTestStore.ts';
import { createStyleCache } from '../ui/theme/styleCache.ts';
import { AdminApp } from './AdminApp.tsx';
import { createAdminRouter } from './adminRoutes.tsx';

beforeEach(() => vi.stubGlobal('fetch', () => Promise.reject(new TypeError('No network'))));

it.each([
  { end: followOtherTab, where: 'another tab', target: '/admin/team?page=2' },
  { end: signOut, where: 'this tab', target: '/admin/dashboard' },
])('a sign-in after the session ended in $where opens $target', async ({ end, target }) => {
  window.history.replaceState(null, '', '/admin/team?page=2');
  const store = createTestStore();
  const user = buildSessionUser('employee');
  store.dispatch(signedIn(user));
  const router = createAdminRouter(store);
  render(<AdminApp store={store} router={router} styleCache={createStyleCache()} />);
  await screen.findByRole('heading', { name: 'Team' });
  await act(async () => void store.dispatch(end()));
  await screen.findByText('Welcome Back');
  await act(async () => void store.dispatch(signedIn(user)));
  await waitFor(() => expect(window.location.pathname + window.location.search).toBe(target));
  router.dispose();
});
