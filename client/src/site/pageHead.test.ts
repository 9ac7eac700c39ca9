import { expect, it } from 'vitest';
import { createStore } from '../lib/store/store.ts';
import { headHtml } from './pageHead.ts';
import { head as blogHead } from './pages/BlogListPage.tsx';
import { head as newsHead } from './pages/NewsListPage.tsx';

it.each([
  ['blog', blogHead, '/blog', 'Blog', '/feed/blog.xml'],
  ['news', newsHead, '/travel-news', 'Travel news', '/feed/news.xml'],
])('the list of %s names its feed and its canonical address', (_kind, head, path, title, feed) => {
  const html = headHtml(head(createStore(), {}, new URLSearchParams('utm=1')), 'https://safarnama.example');
  expect(html).toContain(
    `<link rel="alternate" type="application/rss+xml" title="${title}" href="https://safarnama.example${feed}"`,
  );
  expect(html).toContain(`<link rel="canonical" href="https://safarnama.example${path}"`);
});
