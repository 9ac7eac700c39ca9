import { expect, it } from 'vitest';
import { matchPage } from './siteRoutes.ts';

it.each([
  ['/', 'HomePage'],
  ['//', 'HomePage'],
  ['/Blog/', 'BlogListPage'],
  ['/blog-details/12//', 'BlogArticlePage'],
  [`/blog/author/${'x'.repeat(161)}`, 'BlogTopicPage'],
  [`/blog/tag/${'x'.repeat(61)}`, 'NotFoundPage'],
  [`/a${'/'.repeat(300_000)}x`, 'NotFoundPage'],
])('finds the page of %.20s', (path, name) => expect(matchPage(path).page.name).toBe(name), 10_000);
