import type { ArticleTopic } from '@modules/articles/articleTopics.contract.ts';
import type { BlogListResponse } from '@modules/articles/blog.contract.ts';
import type { NewsListResponse } from '@modules/articles/news.contract.ts';
import { api } from '../../../lib/api/api.ts';
import { hasList } from '../../../lib/api/responses.ts';

type TopicPage = { topic: ArticleTopic; name: string; page: number; limit: number };

const toParams = ({ topic, name, page, limit }: TopicPage) => ({
  [topic === 'category' ? 'category_id' : topic]: name,
  published: true,
  page,
  limit,
});

// Apart from the other calls of articles, because the home page ships those.
const articleTopicsApi = api.injectEndpoints({
  endpoints: (build) => ({
    getBlogTopic: build.query<BlogListResponse, TopicPage>({
      query: (page) => ({ url: 'blog', params: toParams(page) }),
      rawResponseSchema: hasList('posts'),
      providesTags: ['Blog'],
    }),
    getNewsTopic: build.query<NewsListResponse, TopicPage>({
      query: (page) => ({ url: 'news', params: toParams(page) }),
      rawResponseSchema: hasList('posts'),
      providesTags: ['News'],
    }),
  }),
});

export const { getBlogTopic, getNewsTopic } = articleTopicsApi.endpoints;
export const { useGetBlogTopicQuery, useGetNewsTopicQuery } = articleTopicsApi;
