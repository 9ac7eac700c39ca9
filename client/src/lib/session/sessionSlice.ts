import type { SessionUser } from '@modules/accounts/authentication/contract.ts';
import type { Permission } from '@platform/contract.ts';
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../store/store.ts';

type SessionState = {
  status: 'starting' | 'signed-in' | 'signed-out';
  user: SessionUser | null;
  /** What calls with an expired session wait for: the user's return, which refreshes it, or a new sign-in. */
  awaiting: 'return' | 'sign-in' | null;
  /** The user signed out in this tab: the login page does not return to the page that was open. */
  left: boolean;
};

const initialState: SessionState = { status: 'starting', user: null, awaiting: null, left: false };

const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signedIn: (state, { payload }: PayloadAction<SessionUser>) => {
      state.status = 'signed-in';
      state.user = payload;
      state.awaiting = null;
      state.left = false;
    },
    /** Updates the same user's data or permissions. */
    userChanged: (state, { payload }: PayloadAction<SessionUser>) => {
      if (state.status === 'signed-in') state.user = payload;
    },
    signedOut: ({ left }) => ({ ...initialState, status: 'signed-out' as const, left }),
    signOutRequested: (state) => {
      state.left = true;
    },
    renewalDeferred: (state) => {
      state.awaiting = 'return';
    },
    renewalRequested: (state) => {
      state.awaiting = 'sign-in';
    },
  },
  selectors: {
    selectStatus: (state) => state.status,
    selectUser: (state) => state.user,
    selectRenewing: (state) => state.awaiting !== null,
    selectSignInNeeded: (state) => state.awaiting === 'sign-in',
    selectLeft: (state) => state.left,
    selectHasPermission: (state, permission: Permission) =>
      state.user?.permissions.includes(permission) ?? false,
  },
});

declare module '../store/store.ts' {
  interface LazySlices extends WithSlice<typeof sessionSlice> {}
}

export const { signedIn, signedOut, signOutRequested, renewalDeferred, renewalRequested, userChanged } =
  sessionSlice.actions;
export const {
  selectStatus,
  selectUser,
  selectRenewing,
  selectSignInNeeded,
  selectLeft,
  selectHasPermission,
} = sessionSlice.injectInto(rootReducer).selectors;
