import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { BrowserRouter } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { createTestStore } from '../../testing/createTestStore.ts';
import { createStyleCache } from '../../ui/theme/styleCache.ts';
import { loadPage } from '../pageModule.ts';
import { SiteApp } from '../SiteApp.tsx';
import { SiteProviders } from '../SiteProviders.tsx';
import { matchPage } from '../siteRoutes.ts';

const failure = { success: false, error: 'Out of order', code: 'closed', request_id: 'request-1' };

it('focuses a new page, and after Back the link that led there', async () => {
  vi.stubGlobal('fetch', async () => Response.json(failure, { status: 403 }));
  vi.stubGlobal('scrollTo', () => undefined);
  for (const path of ['/nowhere', '/contact']) await loadPage(matchPage(path).page);
  window.history.replaceState(null, '', '/nowhere');
  render(
    <SiteProviders store={createTestStore()} styleCache={createStyleCache()}>
      <BrowserRouter>
        <SiteApp />
      </BrowserRouter>
    </SiteProviders>,
  );
  await userEvent.click(await screen.findByRole('link', { name: 'Contact Support' }));
  await screen.findByRole('heading', { name: 'Contact Us' });
  expect(document.activeElement).toBe(screen.getByRole('main'));
  window.history.back();
  await waitFor(() =>
    expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Contact Support' })),
  );
  window.history.forward();
  await screen.findByRole('heading', { name: 'Contact Us' });
  expect(document.activeElement).toBe(screen.getByRole('main'));
});
