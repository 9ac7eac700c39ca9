import { type BlogPost, blogResponseSchema, blogUpdateSchema } from '@modules/articles/blog.contract.ts';
import { categoriesResponseSchema } from '@modules/articles/contract.ts';
import { destinationNamesResponseSchema } from '@modules/destinations/contract.ts';
import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { z } from 'zod';
import { type Failure, fakeApi, fakeEndpoint } from '../../../testing/fakeApi.ts';
import { renderAdminPage } from '../../../testing/renderAdminPage.tsx';
import { fillField, findField, press, user } from '../../../testing/user.ts';
import { ArticleEditor } from './ArticleEditor.tsx';
import { blogArea } from './articleAreas.ts';

const opened: BlogPost = {
  id: 1,
  title: 'Monsoon',
  slug: 'monsoon',
  excerpt: 'Rain.',
  content: '<p>It rains.</p>',
  categories: ['Travel'],
  tags: [],
  destination_ids: [],
  image: '/uploads/images/rain.jpg',
  featured_image: '/uploads/images/rain.jpg',
  featured: false,
  published: true,
  author: 'Asha',
  date: '2026-11-01T10:00:00.000Z',
  read_time: '1 min read',
  views: 0,
  created_at: '2026-11-01T10:00:00.000Z',
  updated_at: '2026-11-01T10:00:00.000Z',
};

const journeys = [
  { id: 3, name: 'Kerala' },
  { id: 4, name: 'Goa' },
];

/** Fakes the API's post 1, which is saved with `save`. */
function fakeBlog(save: (body: z.output<typeof blogUpdateSchema>) => { post: BlogPost } | Failure) {
  fakeApi({
    'GET /api/destinations/names': fakeEndpoint({ response: destinationNamesResponseSchema }, () => ({
      destinations: journeys,
    })),
    'GET /api/blog/categories': fakeEndpoint({ response: categoriesResponseSchema }, () => ({
      categories: [{ id: 1, name: 'Travel', count: 1 }],
    })),
    'GET /api/blog/1': fakeEndpoint({ response: blogResponseSchema }, () => ({ post: opened })),
    'PUT /api/blog/1': fakeEndpoint({ response: blogResponseSchema, body: blogUpdateSchema }, ({ body }) =>
      save(body),
    ),
  });
}

it('does not publish again what a colleague unpublished meanwhile', async () => {
  const theirs = { ...opened, published: false, updated_at: '2026-11-02T10:00:00.000Z' };
  const received: unknown[] = [];
  fakeBlog((body) => {
    received.push(body);
    return body.updated_at === theirs.updated_at
      ? { post: theirs }
      : { status: 409, code: 'stale_write', error: 'Someone else', current: theirs };
  });
  renderAdminPage(<ArticleEditor area={blogArea} opened={1} onClose={() => undefined} />, 'admin');
  await fillField('Excerpt', '');
  await press('Save changes');
  await press('Overwrite with mine');
  await screen.findByText('Blog saved successfully!');
  expect(received).toEqual([
    { excerpt: '', updated_at: opened.updated_at },
    { excerpt: '', updated_at: theirs.updated_at },
  ]);
});

it('adds the journey that is typed with Enter, and saves nothing yet', async () => {
  const received: unknown[] = [];
  fakeBlog((body) => {
    received.push(body);
    return { post: opened };
  });
  renderAdminPage(<ArticleEditor area={blogArea} opened={1} onClose={() => undefined} />, 'admin');
  const field = await findField('Journeys');
  await user.type(field, 'mars{Enter}');
  await user.clear(field);
  await user.type(field, 'kera{Enter}');
  await screen.findByText('Kerala', { selector: '.MuiChip-label' });
  await press('Save changes');
  await screen.findByText('Blog saved successfully!');
  expect(received).toEqual([{ destination_ids: [3], updated_at: opened.updated_at }]);
});
