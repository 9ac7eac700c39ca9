import { act, fireEvent, render, screen } from '@testing-library/react';
import { Provider } from 'react-redux';
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { api } from '../../lib/api/api.ts';
import { sendCallsOnLeave, sendDeferredCalls } from '../../lib/api/deferredCalls.ts';
import { signOut } from '../../lib/session/sessionActions.ts';
import { createTestStore } from '../../testing/createTestStore.ts';
import { deleteLater } from './deleteLater.ts';
import { Toasts } from './Toasts.tsx';
import { useVisibleEntries } from './useVisibleEntries.ts';

const { deleteTrip } = api.injectEndpoints({
  endpoints: (build) => ({
    deleteTrip: build.mutation<unknown, number>({
      query: (id) => ({ url: `trips/${id}`, method: 'DELETE', keepalive: true }),
    }),
  }),
}).endpoints;

type Trip = { id: number; name: string };

function TripList({ list, trips }: { list: string; trips: Trip[] }) {
  return useVisibleEntries(list, trips)?.map((trip) => <TripRow key={trip.id} list={list} trip={trip} />);
}

function TripRow({ list, trip: { id, name } }: { list: string; trip: Trip }) {
  const [remove] = deleteTrip.useMutation();
  const confirmed = () =>
    deleteLater({
      list,
      id,
      remove: () => remove(id),
      deletedText: `${name} was deleted.`,
      onFailed: () => screen.getByRole('log').append(`${name} was not deleted.`),
    });
  return (
    <button type="button" onClick={confirmed}>
      {name}
    </button>
  );
}

type Call = { path: string; keepalive: boolean | undefined; token: string | null };
let calls: Call[];
let reply: () => Promise<Response>;
let lists = 0;

/** Renders trips in a list of their own, because deleted entries stay hidden. */
function openList(...names: string[]) {
  lists += 1;
  const store = createTestStore();
  render(
    <Provider store={store}>
      <div role="log" />
      <TripList list={`trips-${lists}`} trips={names.map((name, index) => ({ id: index + 1, name }))} />
      <Toasts />
    </Provider>,
  );
  return store;
}

const isShown = (name: string) => screen.queryByRole('button', { name }) !== null;
const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
const wait = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));
const paths = () => calls.map(({ path }) => path);

beforeAll(sendCallsOnLeave);
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
  calls = [];
  reply = async () => Response.json({ success: true });
  vi.stubGlobal('fetch', ({ url, method, keepalive, headers }: Request) => {
    const path = `${method} ${new URL(url).pathname}`;
    calls.push({ path, keepalive, token: headers.get('Authorization') });
    return reply();
  });
});
afterEach(async () => {
  await act(async () => {
    await sendDeferredCalls();
  });
  vi.restoreAllMocks();
  vi.useRealTimers();
});

describe('a confirmed deletion', () => {
  it('hides the entry at once and is sent after ten seconds', async () => {
    openList('Goa', 'Hampi');
    press('Goa');
    expect(isShown('Goa')).toBe(false);
    expect(isShown('Hampi')).toBe(true);
    screen.getByText('Goa was deleted.');
    await wait(9999);
    expect(calls).toEqual([]);
    await wait(1);
    expect(paths()).toEqual(['DELETE /api/trips/1']);
    expect(screen.queryByText('Goa was deleted.')).toBeNull();
    expect(isShown('Goa')).toBe(false);
  });

  it('is undone without a call', async () => {
    openList('Goa');
    press('Goa');
    await wait(5000);
    press('Undo');
    expect(isShown('Goa')).toBe(true);
    expect(screen.queryByText('Goa was deleted.')).toBeNull();
    await wait(60_000);
    expect(calls).toEqual([]);
    press('Goa');
    await wait(10_000);
    expect(paths()).toEqual(['DELETE /api/trips/1']);
  });

  it('that fails shows the entry again and the reason', async () => {
    reply = async () =>
      Response.json({ success: false, error: 'No', code: 'refused', request_id: 'x' }, { status: 403 });
    openList('Goa');
    press('Goa');
    await wait(10_000);
    expect(isShown('Goa')).toBe(true);
    screen.getByText('Goa was not deleted.');
  });

  it('is sent when its message is closed', async () => {
    openList('Goa');
    press('Goa');
    press('Close');
    await wait(0);
    expect(paths()).toEqual(['DELETE /api/trips/1']);
  });

  it('waits as long as its message is hovered', async () => {
    openList('Goa');
    press('Goa');
    fireEvent.pointerEnter(screen.getByText('Goa was deleted.'));
    await wait(60_000);
    expect(calls).toEqual([]);
    fireEvent.pointerLeave(screen.getByText('Goa was deleted.'));
    await wait(10_000);
    expect(paths()).toEqual(['DELETE /api/trips/1']);
  });

  it('is not delayed by later ones, and is sent when their messages take its place', async () => {
    openList('Agra', 'Bali', 'Coorg', 'Delhi', 'Ellora');
    press('Agra');
    await wait(6000);
    press('Bali');
    await wait(4000);
    expect(paths()).toEqual(['DELETE /api/trips/1']);
    for (const name of ['Coorg', 'Delhi', 'Ellora']) press(name);
    expect(paths()).toEqual(['DELETE /api/trips/1']);
    await wait(6000);
    expect(paths()).toEqual(['DELETE /api/trips/1', 'DELETE /api/trips/2']);
    await wait(4000);
    expect(paths().toSorted()).toEqual([1, 2, 3, 4, 5].map((id) => `DELETE /api/trips/${id}`));
  });

  it('is sent when a fifth message needs its place', async () => {
    openList('Agra', 'Bali', 'Coorg', 'Delhi', 'Ellora');
    for (const name of ['Agra', 'Bali', 'Coorg', 'Delhi']) press(name);
    await wait(0);
    expect(calls).toEqual([]);
    press('Ellora');
    await wait(0);
    expect(paths()).toEqual(['DELETE /api/trips/1']);
  });

  it.each([
    ['left', () => window.dispatchEvent(new Event('pagehide'))],
    [
      'hidden',
      () => {
        vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
        document.dispatchEvent(new Event('visibilitychange'));
      },
    ],
  ])('outlives a page that is %s', async (_state, leave) => {
    openList('Goa');
    press('Goa');
    await act(async () => {
      leave();
    });
    expect(calls).toMatchObject([{ path: 'DELETE /api/trips/1', keepalive: true }]);
    expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
    await wait(10_000);
    expect(calls.length).toBe(1);
  });

  it('is sent before a sign-out ends the session that it needs', async () => {
    localStorage.setItem('admin_token', 'the-token');
    const store = openList('Goa');
    press('Goa');
    let finish = (_response: Response) => {};
    reply = () => new Promise((resolve) => (finish = resolve));
    act(() => void store.dispatch(signOut()));
    await wait(0);
    expect(calls).toMatchObject([{ path: 'DELETE /api/trips/1', token: 'Bearer the-token' }]);
    finish(Response.json({ success: true }));
    await wait(0);
    expect(paths()).toEqual(['DELETE /api/trips/1', 'POST /api/auth/logout']);
    expect(localStorage.getItem('admin_token')).toBeNull();
  });

  it('that is being sent is answered before a sign-out', async () => {
    localStorage.setItem('admin_token', 'the-token');
    const store = openList('Goa');
    let finish = (_response: Response) => {};
    reply = () => new Promise((resolve) => (finish = resolve));
    press('Goa');
    press('Close');
    await wait(0);
    act(() => void store.dispatch(signOut()));
    await wait(0);
    expect(paths()).toEqual(['DELETE /api/trips/1']);
    finish(Response.json({ success: true }));
    await wait(0);
    expect(paths()).toEqual(['DELETE /api/trips/1', 'POST /api/auth/logout']);
  });

  it('that never gets a response delays a sign-out by three seconds', async () => {
    localStorage.setItem('admin_token', 'the-token');
    const store = openList('Goa');
    press('Goa');
    reply = () => new Promise(() => {});
    act(() => void store.dispatch(signOut()));
    await wait(2999);
    expect(paths()).toEqual(['DELETE /api/trips/1']);
    await wait(1);
    expect(paths()).toEqual(['DELETE /api/trips/1', 'POST /api/auth/logout']);
  });
});
