import { use } from 'react';
import { loadPage, type PageSource } from './pageModule.ts';

/** Shows a page; while its chunk is on the way, the router keeps the page before it on the screen. */
export function SitePage({ page }: { page: PageSource }) {
  const { Component } = page.module ?? use(loadPage(page));
  return <Component />;
}
