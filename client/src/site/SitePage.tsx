import { use } from 'react';
import { loadPage, type PageSource } from './pageModule.ts';

/** Renders a page. While its chunk loads, the router shows the previous page. */
export function SitePage({ page }: { page: PageSource }) {
  const { Component } = page.module ?? use(loadPage(page));
  return <Component />;
}
