import type { ArticleTopic } from '@modules/articles/articleTopics.contract.ts';
import type { ArticleKind } from '@modules/articles/contract.ts';
import { api } from '../../../lib/api/api.ts';
import { hasList } from '../../../lib/api/responses.ts';
import type { ArticleRow } from '../articles.ts';
import { type ArticlePage, articleTags } from './articlesApi.ts';

/** A category in its stored spelling; the API ignores case, and finds a category by its id, too. */
export const findCategory = (posts: ArticleRow[], name: string): string | undefined =>
  posts.flatMap(({ categories }) => categories).find((one) => one.toLowerCase() === name.toLowerCase());

type TopicPage = { kind: ArticleKind; topic: ArticleTopic; name: string; page: number; limit: number };

// Separate from the other article calls, which are part of the home page's script.
const articleTopicsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getArticleTopic: build.query<ArticlePage, TopicPage>({
      query: ({ kind, topic, name, page, limit }) => ({
        url: kind,
        params: { [topic === 'category' ? 'category_id' : topic]: name, published: true, page, limit },
      }),
      rawResponseSchema: hasList('posts'),
      // an id has no page
      transformResponse: (response: ArticlePage, _meta, { topic, name }) =>
        topic !== 'category' || response.posts.length === 0 || findCategory(response.posts, name)
          ? response
          : { posts: [], pagination: { ...response.pagination, total: 0, total_pages: 0 } },
      providesTags: (_response, _error, { kind }) => [articleTags[kind]],
    }),
  }),
});

export const { getArticleTopic } = articleTopicsApi.endpoints;
