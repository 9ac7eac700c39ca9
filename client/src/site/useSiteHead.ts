import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppStore } from '../lib/store/hooks.ts';
import { applyHead } from './pageHead.ts';
import type { PageParams, PageSource } from './pageModule.ts';

/** The document's head is that of the page which the server rendered. */
let isServers = Boolean(globalThis.document?.querySelector('script#state'));

/** Updates title, description, canonical URL and structured data when the page changes. */
export function useSiteHead({ page, params }: { page: PageSource; params: PageParams }) {
  const store = useAppStore();
  const { search } = useLocation();

  useEffect(() => {
    let applied = '';
    const update = () => {
      const head = page.module?.head(store, params, new URLSearchParams(search));
      const text = JSON.stringify(head);
      if (!head || text === applied) return;
      applied = text;
      if (!isServers) applyHead(head);
      isServers = false;
    };
    update();
    return store.subscribe(update);
  }, [store, page, params, search]);
}
