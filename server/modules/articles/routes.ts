import type { Database } from '../../platform/db/db.ts';
import { dataAnswer } from '../../platform/fields.contract.ts';
import { Endpoints } from '../../platform/http/endpoints.ts';
import type { ArticleArea } from './area.ts';
import {
  blogAnswerSchema,
  blogCreateSchema,
  blogListAnswerSchema,
  blogShortListAnswerSchema,
  blogTexts,
  blogUpdateSchema,
} from './blog.contract.ts';
import { blogStatisticsSchema, newsPriorityQuerySchema, newsStatisticsSchema } from './contract.ts';
import { declareArticleEditing } from './editingRoutes.ts';
import { declareArticleLists } from './listRoutes.ts';
import {
  newsAnswerSchema,
  newsCreateSchema,
  newsListAnswerSchema,
  newsShortListAnswerSchema,
  newsTexts,
  newsUpdateSchema,
} from './news.contract.ts';
import { toBlogPost, toBlogRow, toNewsArticle, toNewsRow } from './presenter.ts';
import { listNewest } from './queries.ts';
import { declareArticleReads } from './readRoutes.ts';
import { getBlogStatistics, getNewsStatistics } from './statistics.ts';

type Dependencies = { db: Database; secret: string };

/** `/api/blog` and `/api/news`. `secret` keys the hash of visitors, which prevents counting a view twice. */
export function articleEndpoints(dependencies: Dependencies): Endpoints[] {
  return [blogEndpoints(dependencies), newsEndpoints(dependencies)];
}

function blogEndpoints({ db, secret }: Dependencies): Endpoints {
  const blog = new Endpoints('/api/blog');
  const area: ArticleArea = {
    kind: 'blog',
    db,
    secret,
    previews: 6,
    answers: {
      list: blogListAnswerSchema,
      shortList: blogShortListAnswerSchema,
      single: blogAnswerSchema,
    },
    row: toBlogRow,
    single: (post) => ({ success: true, post: toBlogPost(post) }),
    page: (posts, pagination) => ({ success: true, posts, pagination }),
  };
  declareArticleLists(blog, area);
  blog.get(
    '/statistics',
    {
      summary: 'Blog statistics',
      access: 'public',
      revalidated: true,
      answer: dataAnswer(blogStatisticsSchema),
    },
    async ({ may, context }) => ({
      success: true,
      data: await getBlogStatistics(db, context.now, { draftsToo: may('blog.view') }),
    }),
  );
  declareArticleReads(blog, area);
  declareArticleEditing(blog, area, {
    create: blogCreateSchema,
    update: blogUpdateSchema,
    texts: blogTexts,
  });
  return blog;
}

function newsEndpoints({ db, secret }: Dependencies): Endpoints {
  const news = new Endpoints('/api/news');
  const area: ArticleArea = {
    kind: 'news',
    db,
    secret,
    previews: 5,
    answers: {
      list: newsListAnswerSchema,
      shortList: newsShortListAnswerSchema,
      single: newsAnswerSchema,
    },
    row: toNewsRow,
    single: (post) => ({ success: true, post: toNewsArticle(post), news: toNewsArticle(post) }),
    page: (posts, pagination) => ({
      success: true,
      posts,
      page: pagination.page,
      limit: pagination.limit,
      total: pagination.total,
      total_pages: pagination.total_pages,
      pagination,
    }),
  };
  declareArticleLists(news, area);
  news.get(
    '/statistics',
    {
      summary: 'News statistics',
      access: 'public',
      revalidated: true,
      answer: dataAnswer(newsStatisticsSchema),
    },
    async ({ may, context }) => ({
      success: true,
      data: await getNewsStatistics(db, context.now, { draftsToo: may('news.view') }),
    }),
  );
  news.get(
    '/priority',
    {
      summary: 'List published articles of one priority',
      access: 'public',
      revalidated: true,
      query: newsPriorityQuerySchema,
      answer: newsShortListAnswerSchema,
    },
    async ({ query: { priority, limit } }) => ({
      success: true,
      posts: (await listNewest(db, 'news', limit, priority ? { priority } : {})).map(toNewsRow),
    }),
  );
  declareArticleReads(news, area);
  declareArticleEditing(news, area, {
    create: newsCreateSchema,
    update: newsUpdateSchema,
    texts: newsTexts,
  });
  return news;
}
