import { expect, it } from 'vitest';
import { blogArea, newsArea } from './articleAreas.ts';
import { newArticle } from './articleValues.ts';

const messages = (area: typeof blogArea) =>
  area.schema.safeParse(newArticle).error?.issues.map(({ message }) => message);

it('an empty blog form lists the required fields', () => {
  expect(messages(blogArea)?.toSorted()).toEqual([
    'At least one category is required',
    'Content is required',
    'Excerpt is required',
    'Featured image is required',
    'Title is required',
  ]);
});

it('an empty news form requires only title, excerpt and content', () => {
  expect(messages(newsArea)?.toSorted()).toEqual([
    'Content is required',
    'Excerpt is required',
    'Title is required',
  ]);
});

it('news without a category is General, and sends the fields that only news has', () => {
  const filled = { ...newArticle, title: 'T', excerpt: 'E', content: '<p>C</p>' };
  expect(newsArea.schema.parse(filled)).toMatchObject({
    categories: ['General'],
    priority: 'medium',
    source: null,
  });
  const post = { ...filled, categories: ['Travel'], featured_image: '/uploads/images/a.jpg' };
  expect(blogArea.schema.parse(post)).not.toHaveProperty('priority');
});
