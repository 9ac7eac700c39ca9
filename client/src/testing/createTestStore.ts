import { onTestFinished } from 'vitest';
import { api } from '../lib/api/api.ts';
import { type AppStore, createStore } from '../lib/store/store.ts';

/** A new store. Its calls end with the test, because retries could reach the API of a later test. */
export function createTestStore(): AppStore {
  const store = createStore();
  onTestFinished(() => void store.dispatch(api.util.resetApiState()));
  return store;
}
