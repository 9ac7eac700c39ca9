import type { IssuedSession } from '@modules/auth/contract.ts';
import { api } from '../api.ts';
import type { AppDispatch, RootState } from '../store.ts';
import { callMe, callRefresh, callSignOut } from './sessionCalls.ts';
import { selectUser, signedIn, signedOut, userChanged } from './sessionSlice.ts';
import { forgetSession, readToken, readUser, storeSession, storeUser } from './storedSession.ts';

type Thunk<Result> = (dispatch: AppDispatch, getState: () => RootState) => Result;

/** Takes over what a sign-in or a refresh answered. */
export const adoptSession =
  (session: Pick<IssuedSession, 'token' | 'user'>): Thunk<void> =>
  (dispatch, getState) => {
    storeSession(session);
    const before = selectUser(getState());
    if (before && before.id !== session.user.id) dispatch(api.util.resetApiState());
    dispatch(signedIn(session.user));
  };

/** Takes over what another tab stored: its new token, or that it signed out. */
export const followOtherTab = (): Thunk<void> => (dispatch, getState) => {
  const user = readUser();
  if (readToken() && user) {
    if (selectUser(getState())?.id !== user.id) dispatch(api.util.resetApiState());
    dispatch(signedIn(user));
  } else dispatch(leaveSession());
};

/** Reads the signed-in person anew, after a change to their own account. */
export const reloadUser = (): Thunk<Promise<void>> => async (dispatch) => {
  const user = await callMe();
  if (typeof user === 'string') return;
  storeUser(user);
  dispatch(userChanged(user));
};

/** Forgets the session here without asking the server. */
export const leaveSession = (): Thunk<void> => (dispatch) => {
  forgetSession();
  dispatch(signedOut());
  dispatch(api.util.resetApiState());
};

/** Signed out here at once; the server is told with the token that was valid until now. */
export const signOut = (): Thunk<Promise<unknown>> => (dispatch) => {
  const told = callSignOut();
  dispatch(leaveSession());
  return told;
};

/**
 * Exchanges the stored token for a new one. One tab does it for all: whoever waited for the lock finds the
 * new token in place.
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
      const result = await callRefresh();
      if (typeof result === 'string') return result;
      dispatch(adoptSession(result));
      return 'fresh';
    });

/** Locks exist only on secure origins; elsewhere the server's 30 s of grace for the old token must do. */
function oneTabAtATime<Result>(work: () => Promise<Result>): Promise<Result> {
  return 'locks' in navigator ? navigator.locks.request('admin-session', work) : work();
}
