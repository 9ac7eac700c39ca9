import { useEffect } from 'react';
import { useLocation } from 'react-router-dom';
import { useAppStore } from '../lib/store/hooks.ts';
import type { PageParams, PageSource } from './pageModule.ts';

/** Not read from the document: a browser that translates the page also translates its title. */
let title = globalThis.document?.title;

/** Shows the title of the page again that something else replaced. */
export function restoreTitle() {
  document.title = title;
}

/**
 * Updates the title and the canonical URL, which browsers share, when the page changes. Who reads the rest of the head
 * requests each page from the server.
 */
export function useSiteHead({ page, params }: { page: PageSource; params: PageParams }) {
  const store = useAppStore();
  const { search } = useLocation();

  useEffect(() => {
    const update = () => {
      const head = page.module?.head(store, params, new URLSearchParams(search));
      if (!head) return;
      if (head.title !== title) document.title = title = head.title;
      // with the public origin that the server wrote: this window may have another one
      const link = document.querySelector<HTMLLinkElement>('link[rel=canonical]');
      if (link) link.href = new URL(head.canonicalPath, link.href).href;
    };
    update();
    return store.subscribe(update);
  }, [store, page, params, search]);
}
