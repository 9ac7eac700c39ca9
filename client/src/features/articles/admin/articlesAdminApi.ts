import type { BlogListResponse, blogResponseSchema } from '@modules/articles/blog.contract.ts';
import type {
  ArticleCategory,
  ArticleFilter,
  ArticleKind,
  categoriesResponseSchema,
} from '@modules/articles/contract.ts';
import type { NewsListResponse, newsResponseSchema } from '@modules/articles/news.contract.ts';
import type { DoneResponse } from '@platform/fields.contract.ts';
import type { z } from 'zod';
import { api } from '../../../lib/api/api.ts';
import { patchCached, undoOnFailure } from '../../../lib/api/optimisticUpdate.ts';
import { type EntrySave, toSaveRequest } from '../../../lib/api/toSaveRequest.ts';
import type { Article, ArticleRow } from '../articles.ts';

type ArticleList = Pick<BlogListResponse | NewsListResponse, 'pagination'> & { posts: ArticleRow[] };
type ArticleListArgument = { kind: ArticleKind } & Partial<ArticleFilter> & {
    page: number;
    limit: number;
  };

type One = { kind: ArticleKind; id: number };
type ArticleResponse = z.infer<typeof blogResponseSchema> | z.infer<typeof newsResponseSchema>;
type Save = EntrySave<object> & { kind: ArticleKind };
type Change = One & { change: { published?: boolean; featured?: boolean } };

const tags = { blog: 'Blog', news: 'News' } as const;

const articlesAdminApi = api.injectEndpoints({
  endpoints: (build) => ({
    listStaffArticles: build.query<ArticleList, ArticleListArgument>({
      query: ({ kind, ...params }) => ({ url: kind === 'news' ? 'news/admin-all' : 'blog', params }),
      providesTags: (_list, _error, { kind }) => [tags[kind]],
    }),
    /** For the editor, therefore never cached. */
    getStaffArticle: build.query<Article, One>({
      query: ({ kind, id }) => `${kind}/${id}`,
      transformResponse: ({ post }: ArticleResponse) => post,
      keepUnusedDataFor: 0,
    }),
    listArticleCategories: build.query<ArticleCategory[], ArticleKind>({
      query: (kind) => `${kind}/categories`,
      transformResponse: ({ categories }: z.infer<typeof categoriesResponseSchema>) => categories,
      providesTags: (_list, _error, kind) => [tags[kind]],
    }),
    saveArticle: build.mutation<Article, Save>({
      query: ({ kind, ...entry }) => toSaveRequest(kind, entry),
      transformResponse: ({ post }: ArticleResponse) => post,
      // also when it failed: someone else may have changed or deleted the article
      invalidatesTags: (_saved, _error, { kind }) => [tags[kind], 'Dashboard'],
    }),
    changeArticle: build.mutation<Article, Change>({
      query: ({ kind, id, change: { featured, ...change } }) => ({
        url: `${kind}/${id}`,
        method: 'PUT',
        body: featured === undefined ? change : { ...change, is_featured: featured, featured },
      }),
      transformResponse: ({ post }: ArticleResponse) => post,
      invalidatesTags: (_saved, _error, { kind }) => [tags[kind], 'Dashboard'],
      async onQueryStarted({ kind, id, change }, { dispatch, queryFulfilled }) {
        const find = ({ posts }: ArticleList) => posts.find((one) => one.id === id);
        const undo = dispatch(patchCached(listStaffArticles, [tags[kind]], find, change));
        await undoOnFailure(queryFulfilled, undo);
      },
    }),
    deleteArticle: build.mutation<DoneResponse, One>({
      query: ({ kind, id }) => ({ url: `${kind}/${id}`, method: 'DELETE', keepalive: true }),
      invalidatesTags: (_nothing, _error, { kind }) => [tags[kind], 'Dashboard'],
    }),
  }),
});

export const {
  listStaffArticles,
  getStaffArticle,
  listArticleCategories,
  saveArticle,
  changeArticle,
  deleteArticle,
} = articlesAdminApi.endpoints;
