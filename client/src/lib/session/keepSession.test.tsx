import { issuedSessionSchema, sessionResponseSchema } from '@modules/accounts/authentication/contract.ts';
import { dataResponse } from '@platform/fields.contract.ts';
import { fireEvent } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from 'vitest';
import { buildSessionUser } from '../../testing/buildSessionUser.ts';
import { createTestStore } from '../../testing/createTestStore.ts';
import { type Failure, fakeApi, fakeEndpoint } from '../../testing/fakeApi.ts';
import { api } from '../api/api.ts';
import { renewal } from '../api/renewal.ts';
import { readToken, tokenKey } from '../api/storedToken.ts';
import { keepSession } from './keepSession.ts';
import { selectRenewing, selectSignInNeeded, selectStatus } from './sessionSlice.ts';
import { storeSession } from './storedSession.ts';

const minute = 60_000;
const user = buildSessionUser('employee');

const testApi = api.injectEndpoints({
  endpoints: (build) => ({ poll: build.mutation<unknown, void>({ query: () => 'poll' }) }),
});

beforeEach(() => {
  // Of jsdom, a frame that waits for a fake interval would be the last one for all files of the process.
  const frames = ['requestAnimationFrame', 'cancelAnimationFrame'] as const;
  const timers = ['setTimeout', 'clearTimeout', 'setInterval', 'clearInterval', 'Date'] as const;
  vi.useFakeTimers({ toFake: [...frames, ...timers] });
});
afterEach(() => {
  renewal.renew = null;
  renewal.isOver = () => false;
  vi.useRealTimers();
});

const buildToken = (minutesLeft: number) =>
  `head.${btoa(JSON.stringify({ exp: (Date.now() + minutesLeft * minute) / 1000 }))}.sign`;

const refusal: Failure = { status: 401, code: 'unauthenticated', error: 'Session ended.' };

/** Starts with the session of a stored token; `calls` are those that the API received, except for the user. */
async function keepStoredSession(minutesLeft: number, refreshed: 'refreshed' | 'refused' = 'refreshed') {
  const calls: string[] = [];
  const newToken = buildToken(minutesLeft + 120);
  storeSession({ token: buildToken(minutesLeft), user });
  fakeApi({
    'GET /api/auth/me': fakeEndpoint({ response: sessionResponseSchema }, () => ({ data: { user } })),
    'GET /api/auth/refresh-token': fakeEndpoint({ response: dataResponse(issuedSessionSchema) }, () => {
      calls.push('refresh');
      if (refreshed === 'refused') return refusal;
      return { data: { token: newToken, user, expires_at: '2026-11-01T09:00:00.000Z' } };
    }),
    'GET /api/poll': () => {
      calls.push(readToken() === newToken ? 'poll with the new token' : 'poll');
      return Response.json({});
    },
  });
  const store = createTestStore();
  removeListenersAfterTest();
  keepSession(store);
  await pass(0);
  return { store, calls };
}

/** The files of a process share a window. */
function removeListenersAfterTest() {
  const targets: EventTarget[] = [window, document];
  for (const target of targets) {
    const add = vi.spyOn(target, 'addEventListener');
    onTestFinished(() => {
      for (const listener of add.mock.calls) target.removeEventListener(...listener);
      add.mockRestore();
    });
  }
}

const pass = (minutes: number) => vi.advanceTimersByTimeAsync(minutes * minute);

async function usePage() {
  fireEvent.pointerDown(document.body);
  await pass(0);
}

describe('a stored session', () => {
  it('is refreshed at the start if its token expired less than an hour ago', async () => {
    const { store, calls } = await keepStoredSession(-59);
    expect(calls).toEqual(['refresh']);
    expect(selectStatus(store.getState())).toBe('signed-in');
  });

  it('is left at the start, without a call, if its token expired more than an hour ago', async () => {
    const { store, calls } = await keepStoredSession(-61);
    expect(calls).toEqual([]);
    expect([selectStatus(store.getState()), readToken()]).toEqual(['signed-out', null]);
  });

  it('is refreshed when its token expires in less than five minutes and the page is in use', async () => {
    const { calls } = await keepStoredSession(14);
    await pass(8);
    await usePage();
    expect(calls, 'six minutes before it expires').toEqual([]);
    await pass(2);
    expect(calls, 'four minutes before it expires').toEqual(['refresh']);
  });

  it('is not refreshed while nobody has used the page for ten minutes', async () => {
    const { calls } = await keepStoredSession(16);
    await pass(15);
    expect(calls).toEqual([]);
  });
});

describe('a call with an expired token', () => {
  /** A call that was made after the token expired, while the page was not in use. */
  async function callWhileAway(refreshed?: 'refused') {
    const { store, calls } = await keepStoredSession(15, refreshed);
    await pass(16);
    const call = store.dispatch(testApi.endpoints.poll.initiate());
    await pass(30);
    expect(calls).toEqual([]);
    expect(selectRenewing(store.getState())).toBe(true);
    expect(selectSignInNeeded(store.getState()), 'nobody is there').toBe(false);
    return { store, calls, call };
  }

  it('waits for the user to return, and is then sent with a refreshed session', async () => {
    const { store, calls, call } = await callWhileAway();
    await usePage();
    expect(calls).toEqual(['refresh', 'poll with the new token']);
    expect(await call).toEqual({ data: {} });
    expect(selectRenewing(store.getState())).toBe(false);
  });

  it('needs a new sign-in if the refresh on return is refused, which is not tried again', async () => {
    const { store, calls } = await callWhileAway('refused');
    await usePage();
    expect(selectSignInNeeded(store.getState())).toBe(true);
    await usePage();
    await pass(1);
    expect(calls).toEqual(['refresh']);
    expect(selectSignInNeeded(store.getState())).toBe(true);
  });

  it('is sent with the session that another tab refreshed meanwhile', async () => {
    const { store, calls, call } = await callWhileAway();
    storeSession({ token: buildToken(60), user });
    fireEvent(window, new StorageEvent('storage', { key: tokenKey }));
    await pass(0);
    expect(calls).toEqual(['poll']);
    expect(await call).toEqual({ data: {} });
    expect(selectRenewing(store.getState())).toBe(false);
  });
});
