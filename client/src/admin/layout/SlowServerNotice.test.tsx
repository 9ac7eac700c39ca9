import { act, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { api } from '../../lib/api/api.ts';
import { renewalRequested, signedIn } from '../../lib/session/sessionSlice.ts';
import { buildSessionUser } from '../../testing/buildSessionUser.ts';
import { createTestStore } from '../../testing/createTestStore.ts';
import { SlowServerNotice } from './SlowServerNotice.tsx';

const text = 'The server is slow to answer. We are still trying.';

const slowApi = api.injectEndpoints({
  endpoints: (build) => ({ readSlowly: build.query<unknown, void>({ query: () => 'slow' }) }),
});

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('shows after 8 seconds that a call is still waiting, until it gets a response', async () => {
  let response = (_response: Response) => {};
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => (response = resolve)));
  const store = createTestStore();
  render(
    <Provider store={store}>
      <SlowServerNotice />
    </Provider>,
  );
  // The store announces the states of calls a frame later, unless another action announces everything at once.
  const announce = async () => {
    await vi.advanceTimersByTimeAsync(0);
    store.dispatch({ type: 'announce' });
  };
  let call: PromiseLike<unknown> | undefined;
  await act(async () => {
    call = store.dispatch(slowApi.endpoints.readSlowly.initiate());
    await announce();
  });
  await act(() => vi.advanceTimersByTimeAsync(7999));
  expect(screen.queryByText(text)).toBeNull();
  await act(() => vi.advanceTimersByTimeAsync(1));
  expect(screen.queryByText(text)).not.toBeNull();
  act(() => void store.dispatch(renewalRequested()));
  expect(screen.queryByText(text), 'the call waits for a new sign-in').toBeNull();
  act(() => void store.dispatch(signedIn(buildSessionUser('employee'))));
  await act(() => vi.advanceTimersByTimeAsync(8000));
  expect(screen.queryByText(text)).not.toBeNull();
  await act(async () => {
    response(Response.json({}));
    await call;
    await announce();
  });
  expect(screen.queryByText(text)).toBeNull();
});
