import type { ArticleTopic } from '@modules/articles/articleTopics.contract.ts';
import type { ArticleKind } from '@modules/articles/contract.ts';
import { api } from '../../../lib/api/api.ts';
import { hasList } from '../../../lib/api/responses.ts';
import { type ArticlePage, articleTags } from './articlesApi.ts';

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
      providesTags: (_response, _error, { kind }) => [articleTags[kind]],
    }),
  }),
});

export const { getArticleTopic } = articleTopicsApi.endpoints;
