import { act, fireEvent, render, screen } from '@testing-library/react';
import { Suspense } from 'react';
import { Provider } from 'react-redux';
import { Link, MemoryRouter, useLocation } from 'react-router-dom';
import { expect, it, vi } from 'vitest';
import { createTestStore } from '../testing/createTestStore.ts';
import { PageErrorBoundary } from './layout/PageErrorBoundary.tsx';
import type { PageSource } from './pageModule.ts';
import { SitePage } from './SitePage.tsx';

const Kerala = () => <h1>Kerala, slowly</h1>;
const head = () => ({ title: '', description: '', canonicalPath: '' });

function Site({ page }: { page: PageSource }) {
  const { pathname, key } = useLocation();
  return (
    <Suspense>
      <PageErrorBoundary key={pathname} visit={key}>
        <SitePage page={page} />
      </PageErrorBoundary>
      <Link to="/itinerary/Kerala">Kerala</Link>
    </Suspense>
  );
}

it('requests a page whose code does not load once, shows an error, and requests it again at the next visit', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('The connection broke')));
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // React reports what the boundary caught
  const importer = vi.fn<PageSource['importer']>().mockRejectedValue(new Error('The connection broke'));
  const page = { name: 'ItineraryPage', importer, module: null };
  await act(async () =>
    render(
      <Provider store={createTestStore()}>
        <MemoryRouter initialEntries={['/itinerary/Goa']}>
          <Site page={page} />
        </MemoryRouter>
      </Provider>,
    ),
  );
  await screen.findByText('This page did not open');
  expect(document.title).toBe('This page did not open');
  expect(importer).toHaveBeenCalledOnce();
  // the usual cause is a lost connection, without which the picture does not load either
  screen.getByText(/^Please check your connection/);
  const picture = screen.getByRole('presentation');
  fireEvent.error(picture);
  expect(picture.style.visibility).toBe('hidden');

  importer.mockResolvedValue({ Component: Kerala, head });
  await act(async () => fireEvent.click(screen.getByRole('link', { name: 'Kerala' })));
  await screen.findByText('Kerala, slowly');
  expect(importer).toHaveBeenCalledTimes(2);
});

it('reloads a page whose code a release has replaced from its top, without a smooth scroll that a reload cuts off', async () => {
  vi.stubGlobal('fetch', async () => new Response(null));
  const scrolled = vi.fn();
  vi.stubGlobal('scrollTo', scrolled);
  vi.spyOn(console, 'error').mockImplementation(() => undefined); // jsdom cannot reload
  const importer = vi.fn<PageSource['importer']>().mockRejectedValue(new Error('404'));
  const page = { name: 'ItineraryPage', importer, module: null };
  await act(async () =>
    render(
      <Provider store={createTestStore()}>
        <MemoryRouter initialEntries={['/itinerary/Goa']}>
          <Site page={page} />
        </MemoryRouter>
      </Provider>,
    ),
  );
  expect(scrolled.mock.calls).toEqual([[{ top: 0, behavior: 'instant' }]]);
});
