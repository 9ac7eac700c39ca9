import { describe, expect, it } from 'vitest';
import { getArticlePage, getArticlePreview } from '../features/articles/site/articlesApi.ts';
import { getFeaturedDestinations, getJourneys } from '../features/destinations/site/destinationsApi.ts';
import { getWeddings, weddingFailure } from '../features/weddings/site/weddingsApi.ts';
import { getErrorMessage } from '../lib/api/errorMessage.ts';
import { createStore } from '../lib/store/store.ts';

const storeResponding = (body: unknown) =>
  createStore(undefined, { respond: async () => ({ status: 200, body }) });

const lists = {
  destinations: getJourneys.initiate(''),
  'featured destinations': getFeaturedDestinations.initiate(),
  weddings: getWeddings.initiate('all'),
  'blog posts': getArticlePage.initiate({ kind: 'blog', page: 1, limit: 9 }),
  'blog previews': getArticlePreview.initiate({ kind: 'blog', count: 6 }),
  news: getArticlePage.initiate({ kind: 'news', page: 1, limit: 9 }),
  'news previews': getArticlePreview.initiate({ kind: 'news', count: 3 }),
};

describe('a response without its list', () => {
  it.each(Object.entries(lists))(
    'is a failure of the %s, described in the words of the list',
    async (_, call) => {
      for (const body of [{ success: true }, { success: true, posts: null, destinations: {} }, null, 'OK']) {
        // Each list has arguments of its own, which do not matter here.
        const { data, error } = await storeResponding(body).dispatch(
          call as ReturnType<typeof getArticlePreview.initiate>,
        );
        expect(data).toBeUndefined();
        expect(error).toMatchObject({ status: 'malformed' });
        expect(getErrorMessage(error, 'Failed to fetch this list')).toBe('Failed to fetch this list');
      }
    },
  );

  it('has a text of its own for weddings', async () => {
    const { error } = await storeResponding({ success: true }).dispatch(getWeddings.initiate('all'));
    expect(weddingFailure(error)).toBe('Invalid response structure from API');
    expect(weddingFailure({ status: 500, message: '' })).toBe('Failed to fetch wedding destinations');
  });
});

it('never shows internal client errors', () => {
  const broken = { name: 'TypeError', message: "Cannot read properties of undefined (reading 'map')" };
  expect(getErrorMessage(broken, 'Failed to fetch destinations')).toBe('Failed to fetch destinations');
  expect(getErrorMessage({ status: 403, message: 'The book is closed' }, 'Failed')).toBe(
    'The book is closed',
  );
});
