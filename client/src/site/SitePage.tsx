import { use } from 'react';
import { useLocation } from 'react-router-dom';
import { getBusinessFacts } from '../features/settings/settingsApi.ts';
import { loadPage, type PageModule, type PageSource } from './pageModule.ts';

const visits = new WeakMap<PageSource, { key: string; loaded: Promise<PageModule> }>();

/**
 * Reloads the page: a release has replaced its code.
 * @throws the given failure when the server has no such page, and an error when it cannot be reached
 */
async function reopen(failure: unknown): Promise<never> {
  const { ok } = await fetch('', { method: 'HEAD' });
  if (!ok) throw failure;
  // a reload would restore the position within the page that was left
  scrollTo({ top: 0, behavior: 'instant' });
  location.reload();
  return new Promise(() => {});
}

/** Loads a page once per visit: React renders it again after a failure, and must find the promise that failed. */
function loadForVisit(page: PageSource, key: string): Promise<PageModule> {
  const known = visits.get(page);
  if (known?.key === key) return known.loaded;
  const loaded = loadPage(page).catch(reopen);
  visits.set(page, { key, loaded });
  return loaded;
}

/** Renders a page. While its chunk loads, the router shows the previous page. */
export function SitePage({ page }: { page: PageSource }) {
  const { key } = useLocation();
  // Mounted with each path: an open tab learns the day, and what the agency changed.
  getBusinessFacts.useQuerySubscription();
  const { Component } = page.module ?? use(loadForVisit(page, key));
  return <Component />;
}
