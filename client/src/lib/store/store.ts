import { combineSlices, configureStore, type Middleware } from '@reduxjs/toolkit';
import { api } from '../api/api.ts';
import type { ServerResponses } from '../api/baseQuery.ts';

/**
 * Features inject their slices when their chunk loads:
 *
 *     declare module '../store/store.ts' { interface LazySlices extends WithSlice<typeof sessionSlice> {} }
 *     sessionSlice.injectInto(rootReducer);
 */
// biome-ignore lint/suspicious/noEmptyInterface: features extend it by declaration merging
export interface LazySlices {}

export const rootReducer = combineSlices(api).withLazyLoadedSlices<LazySlices>();

export type RootState = ReturnType<typeof rootReducer>;

/** RTK Query's middleware: polling, cache collection and refetching of invalidated queries. */
const needsApiMiddleware = (extra: ServerResponses | undefined) =>
  // A store on the server is too short-lived to need it, except in development, where RTK Query requires it.
  extra === undefined || process.env['NODE_ENV'] !== 'production';

const none: Middleware = () => (next) => next;

/** Creates a store: one per browser tab, and one per server-rendered page (with its initial responses). */
export function createStore(preloadedState?: Partial<RootState>, extra?: ServerResponses) {
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
