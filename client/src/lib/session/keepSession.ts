import { refreshToleranceSeconds } from '@modules/accounts/authentication/contract.ts';
import { renewal } from '../api/renewal.ts';
import { readToken, tokenKey } from '../api/storedToken.ts';
import type { AppStore } from '../store/store.ts';
import { followOtherTab, leaveSession, refreshSession } from './sessionActions.ts';
import { callMe } from './sessionApi.ts';
import {
  renewalDeferred,
  renewalRequested,
  selectRenewing,
  selectStatus,
  signedIn,
  signedOut,
  userChanged,
} from './sessionSlice.ts';
import { readUser, storeUser, tokenExpiry } from './storedSession.ts';

const minute = 60_000;
const refreshAheadMs = 5 * minute;
const countsAsUsedMs = 10 * minute;
const checkEveryMs = 20_000;
const toleranceMs = refreshToleranceSeconds * 1000;

/**
 * Manages the session of this tab: restores a stored one, refreshes it shortly before it expires while the page is
 * in use, follows other tabs, and requests a new sign-in after a 401.
 */
export function keepSession(store: AppStore) {
  let lastUse = Date.now();
  const isInUse = () => Date.now() - lastUse < countsAsUsedMs;
  const refreshIfDue = createRefresh(store, isInUse);
  const resumeRenewal = installRenewal(store, isInUse);

  const recordUse = () => {
    if (document.visibilityState === 'hidden') return;
    lastUse = Date.now();
    resumeRenewal();
    void refreshIfDue();
  };
  for (const type of ['pointerdown', 'keydown', 'focus']) {
    window.addEventListener(type, recordUse, { passive: true, capture: true });
  }
  document.addEventListener('visibilitychange', recordUse);
  window.addEventListener('storage', ({ key }) => {
    if (key !== tokenKey && key !== null) return;
    store.dispatch(followOtherTab());
    resumeRenewal();
  });
  setInterval(refreshIfDue, checkEveryMs);

  void restoreSession(store);
}

/**
 * Returns a function that refreshes the session if it expires soon, unless that cannot help or the page is not in use.
 */
function createRefresh(store: AppStore, isInUse: () => boolean) {
  let unrenewableToken: string | null = null;
  let refreshing = false;

  return async () => {
    const token = readToken();
    if (!token || refreshing || !isInUse() || token === unrenewableToken) return;
    if (selectStatus(store.getState()) !== 'signed-in' || selectRenewing(store.getState())) return;
    const expiry = tokenExpiry(token);
    if (expiry === null || expiry - Date.now() > refreshAheadMs) return;
    refreshing = true;
    const result = await store.dispatch(refreshSession(token)).finally(() => {
      refreshing = false;
    });
    if (result === 'refused') unrenewableToken = token;
    // A session near its maximum age cannot be extended, so repeated refreshes would not help.
    const next = readToken();
    if (next && (tokenExpiry(next) ?? 0) - Date.now() <= refreshAheadMs) unrenewableToken = next;
  };
}

/**
 * Sets what follows a 401: a refresh as soon as the page is in use, or else a new sign-in. Concurrent calls share it.
 * Returns a function to call when the page is in use, or another tab has changed the session.
 */
function installRenewal(store: AppStore, isInUse: () => boolean): () => void {
  let pendingRenewal: Promise<boolean> | null = null;
  let resume = () => {};

  async function renew(failedToken: string): Promise<boolean> {
    if (!isInUse()) {
      store.dispatch(renewalDeferred());
      await new Promise<void>((resolve) => {
        resume = resolve;
      });
    }
    if ((await store.dispatch(refreshSession(failedToken))) === 'fresh') return true;
    if (selectStatus(store.getState()) !== 'signed-in') return false;
    store.dispatch(renewalRequested());
    return new Promise((resolve) => {
      const stop = store.subscribe(() => {
        if (selectRenewing(store.getState())) return;
        stop();
        resolve(selectStatus(store.getState()) === 'signed-in');
      });
    });
  }

  renewal.isOver = (token) => (tokenExpiry(token) ?? Number.POSITIVE_INFINITY) < Date.now();
  renewal.renew = (failedToken) => {
    if (selectStatus(store.getState()) !== 'signed-in') return Promise.resolve(false);
    const current = readToken();
    if (current && current !== failedToken) return Promise.resolve(true);
    pendingRenewal ??= renew(failedToken).finally(() => {
      pendingRenewal = null;
    });
    return pendingRenewal;
  };
  return () => resume();
}

/** Restores the stored token if it is valid, or refreshes it if it still can be. */
async function restoreSession(store: AppStore) {
  const token = readToken();
  const expiry = token ? tokenExpiry(token) : null;
  const now = Date.now();
  if (!token) store.dispatch(signedOut());
  else if (expiry === null || now > expiry + toleranceMs) store.dispatch(leaveSession());
  else if (now >= expiry) await revive(store);
  else await verify(store);
}

async function revive(store: AppStore) {
  const result = await store.dispatch(refreshSession());
  if (result === 'fresh') return;
  const user = readUser();
  if (result === 'unreachable' && user) store.dispatch(signedIn(user));
  else store.dispatch(leaveSession());
}

async function verify(store: AppStore) {
  const known = readUser();
  if (known) store.dispatch(signedIn(known));
  const user = await store.dispatch(callMe());
  if (user === 'refused') store.dispatch(leaveSession());
  else if (user !== 'unreachable') {
    storeUser(user);
    store.dispatch(known ? userChanged(user) : signedIn(user));
  } else if (!known) store.dispatch(leaveSession());
}
