import type { RootState } from '../../lib/store/store.ts';

/** Whether the browser took the page from its cache without asking the server: it may be days old. */
function isStoredPage(): boolean {
  const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]; // by their type
  return navigation?.type === 'back_forward' || navigation?.transferSize === 0;
}

/** The state in the server-rendered page; absent without server rendering. */
export function readServerState(): RootState | undefined {
  // Not by its id alone, which a heading of an article may also have.
  const text = document.querySelector('script#state')?.textContent;
  if (!text) return undefined;
  const state: RootState = JSON.parse(text);
  // Such data is shown at first, and loaded again after hydration.
  if (isStoredPage()) return state;
  // as if they had been loaded now, so that the first rendering does not load them again
  for (const query of Object.values(state.api.queries))
    if (query?.fulfilledTimeStamp) query.fulfilledTimeStamp = Date.now();
  return state;
}
