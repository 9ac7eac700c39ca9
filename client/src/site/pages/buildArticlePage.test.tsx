import {
  type BlogPost,
  blogResponseSchema,
  blogShortListResponseSchema,
} from '@modules/articles/blog.contract.ts';
import {
  type NewsArticle,
  newsResponseSchema,
  newsShortListResponseSchema,
} from '@modules/articles/news.contract.ts';
import { act, cleanup, render, screen } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { getRelatedArticles } from '../../features/articles/site/articlesApi.ts';
import { createTestStore } from '../../testing/createTestStore.ts';
import { fakeApi, fakeEndpoint } from '../../testing/fakeApi.ts';
import { matchPage } from '../siteRoutes.ts';
import { CurrentPageContext } from '../useCurrentPage.ts';
import { Component as BlogArticlePage } from './BlogArticlePage.tsx';
import { Component as NewsArticlePage } from './NewsArticlePage.tsx';

const post: BlogPost = {
  ...{
    id: 1,
    title: 'Hampi in three days',
    slug: 'hampi',
    excerpt: 'Boulders.',
    content: '<p>Boulders.</p>',
  },
  ...{ categories: ['Travel'], tags: [], image: null, featured_image: null, featured: false },
  ...{ published: false, author: 'Meera Iyer', read_time: '1 min read', views: 0 },
  ...{ date: '2026-11-01T09:00:00.000Z', created_at: '2026-11-01T09:00:00.000Z' },
  ...{ updated_at: '2026-11-01T09:00:00.000Z', destination_ids: [] },
};
const failure = { status: 403, error: 'Out of order', code: 'closed' };

function showArticle(getRelated: () => BlogPost[] | null) {
  fakeApi({
    'GET /api/blog/:id': fakeEndpoint({ response: blogResponseSchema }, () => ({ post })),
    'GET /api/blog/related': fakeEndpoint({ response: blogShortListResponseSchema }, () => {
      const posts = getRelated();
      return posts ? { posts } : failure;
    }),
  });
  return renderPage('/blog-details/1', <BlogArticlePage />);
}

function renderPage(path: string, page: ReactElement) {
  const store = createTestStore();
  render(
    <Provider store={store}>
      <MemoryRouter initialEntries={[path]}>
        <CurrentPageContext value={matchPage(path)}>{page}</CurrentPageContext>
      </MemoryRouter>
    </Provider>,
  );
  return store;
}

it('still shows the related articles when they do not load again', async () => {
  let fails = false;
  const store = showArticle(() => (fails ? null : [{ ...post, id: 2, title: 'Badami on foot' }]));
  await screen.findByRole('link', { name: /Badami on foot/ });
  fails = true;
  const again = getRelatedArticles.initiate({ kind: 'blog', id: '1' }, { forceRefetch: true });
  expect((await act(() => store.dispatch(again))).isError).toBe(true);
  screen.getByRole('link', { name: /Badami on foot/ });
});

it('tells whether there are no related articles, or they did not load', async () => {
  showArticle(() => []);
  await screen.findByText('No related articles found.');
  cleanup();
  showArticle(() => null);
  await screen.findByText('Failed to fetch related articles');
  expect(screen.queryByText('No related articles found.')).toBeNull();
});

it('says what an article without a text, sections and related ones lacks', async () => {
  const news: NewsArticle = {
    ...{ ...post, content: '', summary: post.excerpt, category: 'Rail', is_featured: false },
    ...{ priority: 'medium', source: null, location: null, meta_title: null, meta_description: null },
  };
  fakeApi({
    'GET /api/blog/:id': fakeEndpoint({ response: blogResponseSchema }, () => ({ post: news })),
    'GET /api/blog/related': fakeEndpoint({ response: blogShortListResponseSchema }, () => ({ posts: [] })),
    'GET /api/news/:id': fakeEndpoint({ response: newsResponseSchema }, () => ({ post: news, news })),
    'GET /api/news/related': fakeEndpoint({ response: newsShortListResponseSchema }, () => ({ posts: [] })),
  });
  for (const { path, page, texts } of [
    {
      path: '/blog-details/1',
      page: <BlogArticlePage />,
      texts: [
        'Discover insights and tips for your next trips',
        'This blog post content is being prepared. Please check back soon for the full article.',
        'No related articles found.',
        'Back to Blog Home',
      ],
    },
    {
      path: '/news-details/1',
      page: <NewsArticlePage />,
      texts: [
        'This news article content is being prepared. Please check back soon for the full article.',
        'No related news found.',
        'Back to Travel News',
      ],
    },
  ]) {
    renderPage(path, page);
    for (const text of [...texts, 'No sections available for this post.']) await screen.findByText(text);
    cleanup();
  }
});
