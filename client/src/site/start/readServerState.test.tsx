import type { JourneyListResponse } from '@modules/destinations/contract.ts';
import { paginate } from '@platform/contract.ts';
import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, it, onTestFinished, vi } from 'vitest';
import { api } from '../../lib/api/api.ts';
import { createStore } from '../../lib/store/store.ts';
import { render as renderOnServer } from '../entry-server.tsx';
import { Component as DestinationsPage } from '../pages/DestinationsPage.tsx';
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

/** The store of a page that came from the server. */
async function openStore() {
  const { state } = await renderOnServer('/destination', {
    origin: 'https://safarnama.example',
    respond: async () => ({ status: 200, body: found }),
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
  document.body.innerHTML = '';
});

it('has the data of the page, which is shown again when the visitor returns, and loaded again', async () => {
  const calls: string[] = [];
  vi.stubGlobal('fetch', async ({ url }: Request) => {
    calls.push(url);
    return Response.json({ success: false, error: 'Out of order' }, { status: 403 });
  });
  const store = await openStore();
  const openPage = () =>
    render(
      <Provider store={store}>
        <MemoryRouter initialEntries={['/destination']}>
          <DestinationsPage />
        </MemoryRouter>
      </Provider>,
    );
  const isLoaded = () => calls.some((url) => url.includes('/journeys'));
  const { unmount } = openPage();
  screen.getByText('No destinations found');
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(isLoaded()).toBe(false);
  unmount();

  await vi.advanceTimersByTimeAsync(50 * 60_000);
  openPage();
  screen.getByText('No destinations found');
  await act(() => vi.advanceTimersByTimeAsync(1000));
  expect(isLoaded()).toBe(true);
  screen.getByText('No destinations found'); // the call has failed
});
