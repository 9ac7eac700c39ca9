import type {
  BlogListResponse,
  BlogPost,
  BlogRow,
  blogResponseSchema,
  blogShortListResponseSchema,
} from '@modules/articles/blog.contract.ts';
import type { z } from 'zod';
import { api } from '../../../../lib/api/api.ts';
import { hasList, isFoundOrAbsent } from '../../../../lib/api/responses.ts';

type Posts = z.infer<typeof blogShortListResponseSchema>;
type Single = z.infer<typeof blogResponseSchema>;
type Page = { page: number; limit: number };

const blogApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBlogPage: build.query<BlogListResponse, Page>({
      query: ({ page, limit }) => ({ url: 'blog/all', params: { page, limit } }),
      rawResponseSchema: hasList('posts'),
      providesTags: ['Blog'],
    }),
    getBlogPreview: build.query<BlogRow[], number>({
      query: (count) => ({ url: 'blog/preview', params: { count } }),
      rawResponseSchema: hasList('posts'),
      transformResponse: ({ posts }: Posts) => posts,
      providesTags: ['Blog'],
    }),
    /** Null when the post does not exist. */
    getBlogPost: build.query<BlogPost | null, string>({
      query: (id) => ({ url: `blog/${encodeURIComponent(id)}`, validateStatus: isFoundOrAbsent }),
      transformResponse: (response: Partial<Single> | null) => response?.post ?? null,
      providesTags: ['Blog'],
    }),
    getRelatedBlog: build.query<BlogRow[], string>({
      query: (id) => ({
        url: 'blog/related',
        params: { post_id: id, limit: 3 },
        validateStatus: isFoundOrAbsent,
      }),
      transformResponse: (response: Partial<Posts> | null) => response?.posts ?? [],
      providesTags: ['Blog'],
    }),
    countBlogView: build.mutation<unknown, number>({
      query: (id) => ({ url: `blog/${id}/views`, method: 'POST' }),
    }),
  }),
});

export const { getBlogPage, getBlogPreview, getBlogPost, getRelatedBlog } = blogApi.endpoints;
export const {
  useGetBlogPageQuery,
  useGetBlogPreviewQuery,
  useGetBlogPostQuery,
  useGetRelatedBlogQuery,
  useCountBlogViewMutation,
} = blogApi;
