import type { SessionUser } from '@modules/accounts/authentication/contract.ts';
import type { Permission } from '@platform/contract.ts';
import { createSlice, type PayloadAction, type WithSlice } from '@reduxjs/toolkit';
import { rootReducer } from '../store/store.ts';

type SessionState = {
  status: 'starting' | 'signed-in' | 'signed-out';
  user: SessionUser | null;
  /** A call is waiting for the user to sign in again. */
  renewing: boolean;
  /** The user signed out in this tab: the login page does not return to the page that was open. */
  left: boolean;
};

const initialState: SessionState = { status: 'starting', user: null, renewing: false, left: false };

const sessionSlice = createSlice({
  name: 'session',
  initialState,
  reducers: {
    signedIn: (state, { payload }: PayloadAction<SessionUser>) => {
      state.status = 'signed-in';
      state.user = payload;
      state.renewing = false;
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
    renewalRequested: (state) => {
      state.renewing = true;
    },
  },
  selectors: {
    selectStatus: (state) => state.status,
    selectUser: (state) => state.user,
    selectRenewing: (state) => state.renewing,
    selectLeft: (state) => state.left,
    selectHasPermission: (state, permission: Permission) =>
      state.user?.permissions.includes(permission) ?? false,
  },
});

declare module '../store/store.ts' {
  interface LazySlices extends WithSlice<typeof sessionSlice> {}
}

export const { signedIn, signedOut, signOutRequested, renewalRequested, userChanged } = sessionSlice.actions;
export const { selectStatus, selectUser, selectRenewing, selectLeft, selectHasPermission } =
  sessionSlice.injectInto(rootReducer).selectors;
