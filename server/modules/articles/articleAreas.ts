import type { z } from 'zod';
import type { Pagination } from '../../platform/contract.ts';
import type { Aliases } from '../../platform/http/aliases.ts';
import type { Tag } from '../../platform/http/endpoints.ts';
import {
  blogAliases,
  blogCreateSchema,
  blogListResponseSchema,
  blogResponseSchema,
  blogShortListResponseSchema,
  blogTexts,
  blogUpdateSchema,
} from './blog.contract.ts';
import type { PostChanges } from './commands/updatePost.ts';
import {
  type ArticleKind,
  type ArticleStatistics,
  blogStatisticsSchema,
  newsStatisticsSchema,
  type PostFields,
} from './contract.ts';
import {
  newsAliases,
  newsCreateSchema,
  newsListResponseSchema,
  newsResponseSchema,
  newsShortListResponseSchema,
  newsTexts,
  newsUpdateSchema,
} from './news.contract.ts';
import { toBlogPost, toBlogRow, toNewsArticle, toNewsRow } from './presenter.ts';
import type { PostRecord, PostRow } from './queries.ts';

/** How the endpoints of the blog and those of the news differ. */
export type ArticleArea = {
  kind: ArticleKind;
  tag: Tag;
  /** What summaries call an entry, such as `a post`, and several, such as `posts`. */
  one: string;
  many: string;
  /** Entries on the home page, unless the request names a number. */
  previewCount: number;
  texts: { saved: string; deleted: string };
  /** Other names of fields that staff save. */
  aliases: Aliases;
  createSchema: z.ZodType<PostFields>;
  updateSchema: z.ZodType<PostChanges>;
  /** The responses, and what builds them; a page is a list of rows with its pagination. */
  listSchema: z.ZodType;
  toPage: (posts: object[], pagination: Pagination) => object;
  shortListSchema: z.ZodType;
  toRow: (post: PostRow) => object;
  singleSchema: z.ZodType;
  toSingle: (post: PostRecord) => object;
  statisticsSchema: z.ZodType;
  toStatistics: (statistics: ArticleStatistics) => object;
};

/** What visitors read. */
export const publicRead = { access: 'public', cacheable: true } as const;

export const blogArea: ArticleArea = {
  kind: 'blog',
  tag: { name: 'Blog', description: 'Posts of the blog. Drafts are visible with `blog.view`.' },
  one: 'a post',
  many: 'posts',
  previewCount: 6,
  texts: blogTexts,
  aliases: blogAliases,
  createSchema: blogCreateSchema,
  updateSchema: blogUpdateSchema,
  listSchema: blogListResponseSchema,
  toPage: (posts, pagination) => ({ posts, pagination }),
  shortListSchema: blogShortListResponseSchema,
  toRow: toBlogRow,
  singleSchema: blogResponseSchema,
  toSingle: (post) => ({ post: toBlogPost(post) }),
  statisticsSchema: blogStatisticsSchema,
  toStatistics: ({ published, draft, total, recent, by_category }) => ({
    by_status: { published, draft },
    total,
    recent,
    by_category,
  }),
};

export const newsArea: ArticleArea = {
  kind: 'news',
  tag: { name: 'News', description: 'Travel news. Drafts are visible with `news.view`.' },
  one: 'an article',
  many: 'articles',
  previewCount: 5,
  texts: newsTexts,
  aliases: newsAliases,
  createSchema: newsCreateSchema,
  updateSchema: newsUpdateSchema,
  listSchema: newsListResponseSchema,
  toPage: (posts, pagination) => ({
    posts,
    page: pagination.page,
    limit: pagination.limit,
    total: pagination.total,
    total_pages: pagination.total_pages,
    pagination,
  }),
  shortListSchema: newsShortListResponseSchema,
  toRow: toNewsRow,
  singleSchema: newsResponseSchema,
  toSingle: (post) => ({ post: toNewsArticle(post), news: toNewsArticle(post) }),
  statisticsSchema: newsStatisticsSchema,
  toStatistics: (statistics) => statistics,
};
