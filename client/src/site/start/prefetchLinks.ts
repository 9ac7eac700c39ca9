import { isPagePath } from '../../lib/isPagePath.ts';
import type { AppStore } from '../../lib/store/store.ts';
import { loadPage } from '../pageModule.ts';
import { matchPage } from '../siteRoutes.ts';

/** How long what was prefetched counts as fresh: a page that is opened later shows it, and loads it again. */
const freshMs = 60_000;
/** How long the pointer must stay on a link. */
const hoverMs = 60;
type Connection = { saveData?: boolean };

const connection = (): Connection =>
  'connection' in navigator ? ((navigator.connection ?? {}) as Connection) : {}; // missing in TypeScript's DOM types

/** The page of this site that a link leads to, unless it is the current one. */
function getSiteUrl(link: HTMLAnchorElement): URL | null {
  if (link.target || link.hasAttribute('download')) return null;
  const url = new URL(link.href, window.location.href);
  const here = window.location;
  if (url.origin !== here.origin || !isPagePath(url.pathname)) return null;
  return url.pathname === here.pathname && url.search === here.search ? null : url;
}

const linkAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/**
 * Prefetches code and data of the page behind a link that is hovered, touched or
 * focused. Nothing else is prefetched, and nothing if the visitor saves data.
 */
export function prefetchLinks(store: AppStore) {
  const fetchedAt = new Map<string, number>();

  async function prefetch(link: HTMLAnchorElement | null) {
    const url = link && getSiteUrl(link);
    if (!url || connection().saveData) return;
    const path = url.pathname + url.search;
    if (performance.now() - (fetchedAt.get(path) ?? -freshMs) < freshMs) return;
    fetchedAt.set(path, performance.now());
    const { page, params } = matchPage(url.pathname);
    try {
      const module = await loadPage(page);
      const calls = module.loader?.(store, params, url.searchParams) ?? [];
      await Promise.all(calls);
      for (const call of calls) call.unsubscribe();
    } catch {
      // The page itself reports the failure.
      fetchedAt.delete(path);
    }
  }

  let resting: ReturnType<typeof setTimeout> | undefined;
  document.addEventListener('pointerover', ({ target }) => {
    clearTimeout(resting);
    resting = setTimeout(() => void prefetch(linkAt(target)), hoverMs);
  });
  for (const type of ['focusin', 'touchstart'])
    document.addEventListener(type, ({ target }) => void prefetch(linkAt(target)), { passive: true });
}
