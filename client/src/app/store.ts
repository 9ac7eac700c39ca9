import { combineSlices, configureStore, type Middleware } from '@reduxjs/toolkit';
import { api } from './api.ts';
import type { ServerAnswers } from './requestJson.ts';

/**
 * Slices of features join when their chunk arrives:
 *
 *     declare module '@app/app/store.ts' { interface LazySlices extends WithSlice<typeof sessionSlice> {} }
 *     const injected = rootReducer.inject(sessionSlice);
 */
// biome-ignore lint/suspicious/noEmptyInterface: features extend it by declaration merging
export interface LazySlices {}

export const rootReducer = combineSlices(api).withLazyLoadedSlices<LazySlices>();

export type RootState = ReturnType<typeof rootReducer>;

/** RTK Query's own part of a store polls, collects what nobody needs, and reads anew what a write has changed. */
const needsApiMiddleware = (extra: ServerAnswers | undefined) =>
  // A page on the server lives too shortly for any of it; in development RTK Query insists.
  extra === undefined || process.env['NODE_ENV'] !== 'production';

const none: Middleware = () => (next) => next;

/** A fresh store: one per browser tab, and one per page rendered on the server (which passes its answers). */
export function createStore(preloadedState?: Partial<RootState>, extra?: ServerAnswers) {
  return configureStore({
    reducer: rootReducer,
    ...(preloadedState ? { preloadedState } : {}),
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: extra }, serializableCheck: false, immutableCheck: false }).concat(
        needsApiMiddleware(extra) ? api.middleware : none,
      ),
  });
}

export type AppStore = ReturnType<typeof createStore>;
export type AppDispatch = AppStore['dispatch'];
