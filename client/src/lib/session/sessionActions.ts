import type { IssuedSession } from '@modules/accounts/authentication/contract.ts';
import { api } from '../api/api.ts';
import { hasDeferredCalls, sendDeferredCalls } from '../api/deferredCalls.ts';
import { readToken } from '../api/storedToken.ts';
import { hasUnsavedWork } from '../forms/unsavedWork.ts';
import type { AppDispatch, RootState } from '../store/store.ts';
import { callMe, callRefresh, callSignOut } from './sessionApi.ts';
import {
  renewalRequested,
  selectUser,
  signedIn,
  signedOut,
  signOutRequested,
  userChanged,
} from './sessionSlice.ts';
import { forgetSession, readUser, storeSession, storeUser } from './storedSession.ts';

type Thunk<Result> = (dispatch: AppDispatch, getState: () => RootState) => Result;

export const adoptSession =
  (session: Pick<IssuedSession, 'token' | 'user'>): Thunk<void> =>
  (dispatch, getState) => {
    storeSession(session);
    const before = selectUser(getState());
    if (before && before.id !== session.user.id) dispatch(api.util.resetApiState());
    dispatch(signedIn(session.user));
  };

/** Adopts another tab's new token or sign-out. With unsaved work, requests a new sign-in instead of leaving. */
export const followOtherTab = (): Thunk<void> => (dispatch, getState) => {
  const user = readUser();
  if (readToken() && user) {
    if (selectUser(getState())?.id !== user.id) dispatch(api.util.resetApiState());
    dispatch(signedIn(user));
  } else dispatch(hasUnsavedWork() ? renewalRequested() : leaveSession());
};

/** Reloads the signed-in user after a change to their own account. */
export const reloadUser = (): Thunk<Promise<void>> => async (dispatch) => {
  const user = await dispatch(callMe());
  if (typeof user === 'string') return;
  storeUser(user);
  dispatch(userChanged(user));
};

/** Clears the session locally, without a request. */
export const leaveSession = (): Thunk<void> => (dispatch) => {
  forgetSession();
  dispatch(signedOut());
  dispatch(api.util.resetApiState());
};

const deferredCallsTimeoutMs = 3000;

/**
 * Clears the local session at once, then ends it on the server with the old token. Deferred calls need the session and
 * are sent first.
 */
export const signOut = (): Thunk<Promise<void>> => async (dispatch) => {
  if (hasDeferredCalls()) {
    await Promise.race([
      sendDeferredCalls(),
      new Promise((resolve) => setTimeout(resolve, deferredCallsTimeoutMs)),
    ]);
  }
  const token = readToken();
  dispatch(signOutRequested());
  dispatch(leaveSession());
  if (token) await dispatch(callSignOut(token));
};

/**
 * Exchanges the stored token for a new one. One tab does it for all: tabs that waited for the lock use the
 * new token.
 */
export const refreshSession =
  (seenToken = readToken()): Thunk<Promise<'fresh' | 'refused' | 'unreachable'>> =>
  (dispatch) =>
    oneTabAtATime(async () => {
      const current = readToken();
      if (!current) return 'refused';
      if (current !== seenToken) {
        dispatch(followOtherTab());
        return 'fresh';
      }
      const result = await dispatch(callRefresh());
      if (typeof result === 'string') return result;
      dispatch(adoptSession(result));
      return 'fresh';
    });

/** The Web Locks API needs a secure origin; elsewhere the server's 30 s of grace for the old token suffices. */
function oneTabAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request('admin-session', work) : work();
}
