import type { ComponentType } from 'react';
import type { AppStore } from '../lib/store/store.ts';
import type { FocalPoint } from '../ui/site/Picture.tsx';

/** Metadata of a page for search engines and link previews. Paths are relative to the site's origin. */
export type PageHead = {
  title: string;
  description: string;
  canonicalPath: string;
  /** The RSS feed of the listed entries. */
  feed?: { title: string; path: string };
  image?: string;
  /** The point of the image that stays visible in previews; the centre if absent. */
  focus?: FocalPoint | undefined;
  type?: 'website' | 'article';
  jsonLd?: object[];
  /** Search engines must not list the page. */
  noindex?: boolean;
  /** HTTP status of the page when it is rendered on the server. */
  status?: number;
  /** When set, the server responds with a 301 to this path. */
  redirect?: string;
};

export type PageParams = Readonly<Partial<Record<string, string>>>;

/** A pending call; its cache entry lives until it is unsubscribed. */
type PageCall = PromiseLike<{ isError: boolean }> & { unsubscribe(): void };

/**
 * What a file in `site/pages` exports. `loader` starts the calls the page needs; `head` reads their results. When the
 * first call fails, the server responds with 503, unless the head has a status: the others are for parts of the page.
 */
export type PageModule = {
  Component: ComponentType;
  loader?: (store: AppStore, params: PageParams, searchParams: URLSearchParams) => PageCall[];
  head: (store: AppStore, params: PageParams, searchParams: URLSearchParams) => PageHead;
};

/** A lazily loaded page; `module` is set once it is loaded. */
export type PageSource = {
  /** Name of its file in `site/pages`. */
  readonly name: string;
  readonly importer: () => Promise<PageModule>;
  module: PageModule | null;
};

/** Loads a page's chunk. */
export async function loadPage(page: PageSource): Promise<PageModule> {
  page.module ??= await page.importer();
  return page.module;
}
