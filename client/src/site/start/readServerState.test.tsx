import type { JourneyListResponse } from '@modules/destinations/contract.ts';
import { paginate } from '@platform/contract.ts';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { api } from '../../lib/api/api.ts';
import { type AppStore, createStore } from '../../lib/store/store.ts';
import { createStyleCache } from '../../ui/theme/styleCache.ts';
import { render as renderOnServer } from '../entry-server.tsx';
import { loadPage } from '../pageModule.ts';
import { Component as DestinationsPage } from '../pages/DestinationsPage.tsx';
import { SiteApp } from '../SiteApp.tsx';
import { SiteProviders } from '../SiteProviders.tsx';
import { matchPage } from '../siteRoutes.ts';
import { readServerState } from './readServerState.ts';

const found: JourneyListResponse = {
  success: true,
  destinations: [],
  total: 0,
  all: 12,
  places: [],
  pagination: paginate(1, 6, 0),
  counts: { type: {}, month: {}, days: {}, budget: {}, theme: {}, group: {} },
};

const facts = { today: '2026-11-22' };

/** The store of a page that came from the server, or that the browser stored. */
async function openStore(type = 'navigate', transferSize = 300) {
  vi.spyOn(performance, 'getEntriesByType').mockReturnValue([
    { type, transferSize } as PerformanceNavigationTiming, // what is read of it
  ]);
  const { state } = await renderOnServer('/destination', {
    origin: 'https://safarnama.example',
    respond: async () => ({ status: 200, body: { ...found, data: facts } }),
    getPageStyles: () => '',
  });
  document.body.innerHTML = `<script id="state" type="application/json">${state}</script>`;
  vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
  const store = createStore(readServerState());
  onTestFinished(() => void store.dispatch(api.util.resetApiState()));
  return store;
}

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  document.body.innerHTML = '';
});

/** Records the calls, which fail. */
function recordCalls(): string[] {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    calls.push(new URL(url).pathname);
    return Response.json({ success: false, error: 'Out of order' }, { status: 403 });
  });
  return calls;
}

const openDestinations = (store: AppStore) =>
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={['/destination']}>
        <DestinationsPage />
      </MemoryRouter>
    </Provider>,
  );

it('has the data of the page, which is shown again when the visitor returns, and loaded again', async () => {
  const calls = recordCalls();
  const store = await openStore();
  const isLoaded = () => calls.some((url) => url.endsWith('/journeys'));
  const { unmount } = openDestinations(store);
  screen.getByText('No destinations found');
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(isLoaded()).toBe(false);
  unmount();

  await vi.advanceTimersByTimeAsync(50 * 60_000);
  openDestinations(store);
  screen.getByText('No destinations found');
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(isLoaded()).toBe(true);
  screen.getByText('No destinations found'); // the call has failed
});

it.each([
  ['back_forward', 300],
  ['navigate', 0],
])('loads the data of a stored page again: %s, %d bytes transferred', async (type, transferSize) => {
  const calls = recordCalls();
  openDestinations(await openStore(type, transferSize));
  screen.getByText('No destinations found');
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(calls).toContain('/api/destinations/journeys');
});

it('asks which day it is when another page is opened in a tab from yesterday', async () => {
  const calls = recordCalls();
  const store = await openStore();
  await loadPage(matchPage('/contact').page);
  render(
    <SiteProviders store={store} styleCache={createStyleCache()}>
      <MemoryRouter initialEntries={['/destination']}>
        <SiteApp />
      </MemoryRouter>
    </SiteProviders>,
  );
  await act(() => vi.advanceTimersByTimeAsync(24 * 3600_000));
  expect(calls).not.toContain('/api/settings/public');
  fireEvent.click(screen.getAllByRole('link', { name: 'Contact Us' })[0] ?? document.body);
  await act(() => vi.advanceTimersByTimeAsync(1000));
  screen.getByRole('heading', { name: 'Contact Us' });
  expect(calls).toContain('/api/settings/public');
});
