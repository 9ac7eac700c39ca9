import type { Role } from '@platform/contract.ts';
import { render } from '@testing-library/react';
import type { ReactNode } from 'react';
import { createBrowserRouter } from 'react-router-dom';
import { vi } from 'vitest';
import { AdminApp } from '../admin/AdminApp.tsx';
import { signedIn } from '../lib/session/sessionSlice.ts';
import { ConfirmDialog } from '../ui/admin/ConfirmDialog.tsx';
import { createStyleCache } from '../ui/theme/styleCache.ts';
import { buildSessionUser } from './buildSessionUser.ts';
import { createTestStore } from './createTestStore.ts';

/** One for all tests of a file: inserting the styles takes as long as rendering a page. */
const styleCache = createStyleCache();

/**
 * Renders a page of the back office for a signed-in user of a role; of the layout it renders only confirmation dialogs.
 * Returns its store.
 */
export function renderAdminPage(page: ReactNode, role: Role, path = '/admin') {
  vi.stubGlobal('scrollTo', () => undefined);
  // Without layout, sizes never change.
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      unobserve() {}
      disconnect() {}
    },
  );
  // Lists read their filters from the address of the window.
  window.history.replaceState(null, '', path);
  const store = createTestStore();
  store.dispatch(signedIn(buildSessionUser(role)));
  const element = (
    <>
      {page}
      <ConfirmDialog />
    </>
  );
  const router = createBrowserRouter([{ path: '*', element }]);
  render(<AdminApp store={store} router={router} styleCache={styleCache} />);
  return store;
}
