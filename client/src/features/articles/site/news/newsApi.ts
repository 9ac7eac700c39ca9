import type {
  NewsArticle,
  NewsListResponse,
  NewsRow,
  newsResponseSchema,
  newsShortListResponseSchema,
} from '@modules/articles/news.contract.ts';
import type { z } from 'zod';
import { api } from '../../../../lib/api/api.ts';
import { hasList, isFoundOrAbsent } from '../../../../lib/api/responses.ts';

type Posts = z.infer<typeof newsShortListResponseSchema>;
type Single = z.infer<typeof newsResponseSchema>;
type Page = { page: number; limit: number };

const newsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getNewsPage: build.query<NewsListResponse, Page>({
      query: ({ page, limit }) => ({ url: 'news/all', params: { page, limit } }),
      rawResponseSchema: hasList('posts'),
      providesTags: ['News'],
    }),
    getNewsPreview: build.query<NewsRow[], void>({
      query: () => ({ url: 'news/latest', params: { limit: 3 } }),
      rawResponseSchema: hasList('posts'),
      transformResponse: ({ posts }: Posts) => posts,
      providesTags: ['News'],
    }),
    /** Null when the article does not exist. */
    getNewsArticle: build.query<NewsArticle | null, string>({
      query: (id) => ({ url: `news/${encodeURIComponent(id)}`, validateStatus: isFoundOrAbsent }),
      transformResponse: (response: Partial<Single> | null) => response?.post ?? null,
      providesTags: ['News'],
    }),
    getRelatedNews: build.query<NewsRow[], string>({
      query: (id) => ({
        url: 'news/related',
        params: { post_id: id, limit: 3 },
        validateStatus: isFoundOrAbsent,
      }),
      transformResponse: (response: Partial<Posts> | null) => response?.posts ?? [],
      providesTags: ['News'],
    }),
    countNewsView: build.mutation<unknown, number>({
      query: (id) => ({ url: `news/${id}/views`, method: 'POST' }),
    }),
  }),
});

export const { getNewsPage, getNewsPreview, getNewsArticle, getRelatedNews } = newsApi.endpoints;
export const {
  useGetNewsPageQuery,
  useGetNewsPreviewQuery,
  useGetNewsArticleQuery,
  useGetRelatedNewsQuery,
  useCountNewsViewMutation,
} = newsApi;
