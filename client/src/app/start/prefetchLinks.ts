import { loadPage } from '../pageModule.ts';
import { matchPage } from '../siteAddresses.ts';
import type { AppStore } from '../store.ts';

/** So long the answers are kept while no page shows them. */
const keptMs = 60_000;
/** A pointer that rests this long on a link means it. */
const hoverMs = 60;
/** Links in view that are prefetched on one page. */
const mostInView = 6;

type Connection = { saveData?: boolean; effectiveType?: string };

const connection = (): Connection =>
  'connection' in navigator ? ((navigator.connection ?? {}) as Connection) : {}; // unknown to TypeScript

/** The page of this site that a link leads to, other than the one that is shown. */
function addressOf(link: HTMLAnchorElement): URL | null {
  if (link.target || link.hasAttribute('download')) return null;
  const url = new URL(link.href, window.location.href);
  const here = window.location;
  if (url.origin !== here.origin || /^\/(admin|api|uploads|feed)(\/|$)/.test(url.pathname)) return null;
  return url.pathname === here.pathname && url.search === here.search ? null : url;
}

const linkAt = (target: EventTarget | null) =>
  target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;

/**
 * Fetches code and data of the pages that the visitor is likely to open next: of a link at once when it is pointed
 * at, touched or focused, and of the first few links in view, one after the other, while the browser rests. A
 * visitor who saves data is spared all of it, one on a slow connection the latter.
 */
export function prefetchLinks(store: AppStore) {
  const fetchedAt = new Map<string, number>();

  async function prefetch(link: HTMLAnchorElement | null) {
    const url = link && addressOf(link);
    if (!url || connection().saveData) return;
    const path = url.pathname + url.search;
    if (performance.now() - (fetchedAt.get(path) ?? -keptMs) < keptMs) return;
    fetchedAt.set(path, performance.now());
    const { page, params } = matchPage(url.pathname);
    try {
      const module = await loadPage(page);
      const calls = module.load?.(store, params, url.searchParams) ?? [];
      await Promise.all(calls);
      for (const call of calls) call.unsubscribe();
    } catch {
      // The page itself will say what failed.
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

  prefetchInView(prefetch);
}

function prefetchInView(prefetch: (link: HTMLAnchorElement) => Promise<void>) {
  const main = document.getElementById('main');
  if (!main || !('requestIdleCallback' in window)) return;
  const inView = new Set<HTMLAnchorElement>();
  let pathname = '';
  let left = 0;
  let busy = false;

  const next = async () => {
    if (window.location.pathname !== pathname) {
      pathname = window.location.pathname;
      left = mostInView;
    }
    const [link] = inView;
    const { saveData, effectiveType = '4g' } = connection();
    if (busy || !link || left === 0 || saveData || effectiveType !== '4g') return;
    inView.delete(link);
    if (!matchPage(link.pathname).page.heavy) {
      busy = true;
      left -= 1;
      await prefetch(link);
      busy = false;
    }
    requestIdleCallback(next);
  };

  const observer = new IntersectionObserver((entries) => {
    for (const { target, isIntersecting } of entries) {
      const link = linkAt(target);
      if (link && isIntersecting) inView.add(link);
      else if (link) inView.delete(link);
    }
    requestIdleCallback(next);
  });
  const observe = () => {
    inView.clear();
    observer.disconnect();
    for (const link of main.querySelectorAll<HTMLAnchorElement>('a[href^="/"]')) observer.observe(link);
  };
  requestIdleCallback(observe);
  // Another page, or more of this one.
  new MutationObserver(() => requestIdleCallback(observe)).observe(main, { childList: true, subtree: true });
}
