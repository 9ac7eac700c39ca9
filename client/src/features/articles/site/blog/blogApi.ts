import type { BlogListAnswer, BlogPost, BlogRow } from '@modules/articles/blog.contract.ts';
import { api } from '../../../../lib/api/api.ts';

type Posts = { posts: BlogRow[] };
type Page = { page: number; limit: number };

const blogApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBlogPage: build.query<BlogListAnswer, Page>({
      query: ({ page, limit }) => ({ url: 'blog/all', params: { page, limit }, list: 'posts' }),
      providesTags: ['Blog'],
    }),
    getBlogPreview: build.query<BlogRow[], number>({
      query: (count) => ({ url: 'blog/preview', params: { count }, list: 'posts' }),
      transformResponse: (answer: Posts) => answer.posts,
      providesTags: ['Blog'],
    }),
    /** Null when the post does not exist. */
    getBlogPost: build.query<BlogPost | null, string>({
      query: (id) => ({ url: `blog/${encodeURIComponent(id)}`, mayBeAbsent: true }),
      transformResponse: (answer: { post: BlogPost } | null) => answer?.post ?? null,
      providesTags: ['Blog'],
    }),
    getRelatedBlog: build.query<BlogRow[], string>({
      query: (id) => ({
        url: 'blog/related',
        params: { post_id: id, limit: 3 },
        mayBeAbsent: true,
        list: 'posts',
      }),
      transformResponse: (answer: Posts | null) => answer?.posts ?? [],
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
