import type { ComponentType } from 'react';
import type { Params } from 'react-router-dom';
import type { AppStore } from './store.ts';

/** What search engines and chat previews are told about a page. Paths are relative to the site's own address. */
export type PageHead = {
  title: string;
  description: string;
  canonicalPath: string;
  image?: string;
  type?: 'website' | 'article';
  jsonLd?: object[];
  /** HTTP status of the page when it is rendered on the server. */
  status?: number;
  /** The server answers 301 to this path instead. */
  redirect?: string;
};

export type PageParams = Readonly<Params<string>>;

/** A call under way, whose answer is kept until nobody needs it any more. */
export type PageCall = PromiseLike<unknown> & { unsubscribe(): void };

/** What a file in `pages/site` exports. `load` starts the calls the page needs; `head` reads their results. */
export type PageModule = {
  Component: ComponentType;
  load?: (store: AppStore, params: PageParams, searchParams: URLSearchParams) => PageCall[];
  head: (store: AppStore, params: PageParams, searchParams: URLSearchParams) => PageHead;
};

/** Where a page comes from; `module` is there once it was loaded. */
export type PageSource = {
  /** Of its file in `pages/site`. */
  readonly name: string;
  readonly importer: () => Promise<PageModule>;
  /** Its code weighs so much that it is fetched only when the visitor means to go there. */
  readonly heavy: boolean;
  module: PageModule | null;
};

const loading = new WeakMap<PageSource, Promise<PageModule>>();

/** Loads a page's chunk, once. */
export function loadPage(page: PageSource): Promise<PageModule> {
  const known = loading.get(page);
  if (known) return known;
  const loaded = page.importer().then(
    (module) => {
      page.module = module;
      return module;
    },
    (error: unknown) => {
      // A lost connection must not make the page unreachable until the next reload.
      loading.delete(page);
      throw error;
    },
  );
  loading.set(page, loaded);
  return loaded;
}
