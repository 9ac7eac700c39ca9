import type { blogResponseSchema } from '@modules/articles/blog.contract.ts';
import type { ArticleKind } from '@modules/articles/contract.ts';
import type { Pagination } from '@platform/contract.ts';
import type { z } from 'zod';
import { api } from '../../../lib/api/api.ts';
import { hasList, isFoundOrAbsent } from '../../../lib/api/responses.ts';
import type { Article, ArticleRow } from '../articles.ts';

export type ArticlePage = { posts: ArticleRow[]; pagination: Pagination };

type Kind = { kind: ArticleKind };
type Posts = { posts: ArticleRow[] };
type Single = z.infer<typeof blogResponseSchema>;

export const articleTags = { blog: 'Blog', news: 'News' } as const;
const providesTags = (_response: unknown, _error: unknown, { kind }: Kind) => [articleTags[kind]];

const articlesApi = api.injectEndpoints({
  endpoints: (build) => ({
    getArticlePage: build.query<ArticlePage, Kind & { page: number; limit: number }>({
      query: ({ kind, ...params }) => ({ url: `${kind}/all`, params }),
      rawResponseSchema: hasList('posts'),
      providesTags,
    }),
    /** The newest articles, for the home page. */
    getArticlePreview: build.query<ArticleRow[], Kind & { count: number }>({
      query: ({ kind, count }) =>
        kind === 'blog'
          ? { url: 'blog/preview', params: { count } }
          : { url: 'news/latest', params: { limit: count } },
      rawResponseSchema: hasList('posts'),
      transformResponse: ({ posts }: Posts) => posts,
      providesTags,
    }),
    /** Null when the article does not exist. */
    getArticle: build.query<Article | null, Kind & { id: string }>({
      query: ({ kind, id }) => ({
        url: `${kind}/${encodeURIComponent(id)}`,
        validateStatus: isFoundOrAbsent,
      }),
      transformResponse: (response: Partial<Single> | null) => response?.post ?? null,
      providesTags,
    }),
    getRelatedArticles: build.query<ArticleRow[], Kind & { id: string }>({
      query: ({ kind, id }) => ({
        url: `${kind}/related`,
        params: { post_id: id, limit: 3 },
        validateStatus: isFoundOrAbsent,
      }),
      transformResponse: (response: Partial<Posts> | null) => response?.posts ?? [],
      providesTags,
    }),
    countArticleView: build.mutation<unknown, Kind & { id: number }>({
      query: ({ kind, id }) => ({ url: `${kind}/${id}/views`, method: 'POST' }),
    }),
  }),
});

export const { getArticlePage, getArticlePreview, getArticle, getRelatedArticles, countArticleView } =
  articlesApi.endpoints;
