import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { renderInApp } from '../../../testing/renderInApp.tsx';
import type { ArticleRow } from '../articles.ts';
import { BlogCard } from './blog/BlogCard.tsx';
import { NewsCard } from './news/NewsCard.tsx';

const post = {
  ...{ id: 1, title: 'a'.repeat(100), excerpt: 'b'.repeat(300), date: '2026-11-01T09:00:00.000Z' },
  ...{ categories: ['Rail'], author: 'Meera Iyer', read_time: '1 min read' },
} as ArticleRow; // what cards read

it.each([
  { what: 'a preview of news', card: <NewsCard post={post} preview />, title: 75, excerpt: 200 },
  { what: 'news', card: <NewsCard post={post} />, title: 100, excerpt: 200 },
  { what: 'a blog post', card: <BlogCard post={post} />, title: 100, excerpt: 150 },
])(
  '$what has at most $title characters of a title and $excerpt of an excerpt',
  ({ card, title, excerpt }) => {
    renderInApp(card);
    expect(screen.getByRole('heading').textContent).toHaveLength(title);
    expect(screen.getByText(/^b+…$/).textContent).toHaveLength(excerpt);
  },
);
