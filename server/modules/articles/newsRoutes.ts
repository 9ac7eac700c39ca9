import type { Database } from '../../platform/db/db.ts';
import { Endpoints, type Tag } from '../../platform/http/endpoints.ts';
import { type ArticleHandlers, articleHandlers } from './articleHandlers.ts';
import { articleSpecs } from './articleSpecs.ts';
import { newsPriorityQuerySchema, newsStatisticsSchema, previewQuery } from './contract.ts';
import {
  newsAliases,
  newsCreateSchema,
  newsListResponseSchema,
  newsResponseSchema,
  newsShortListResponseSchema,
  newsTexts,
  newsUpdateSchema,
} from './news.contract.ts';
import { toNewsArticle, toNewsRow } from './presenter.ts';
import { listNewest } from './queries.ts';

const tag: Tag = {
  name: 'News',
  description: 'Travel news. Drafts are visible with `news.view`.',
};

const specs = articleSpecs({
  list: newsListResponseSchema,
  shortList: newsShortListResponseSchema,
  single: newsResponseSchema,
  aliases: newsAliases,
  statistics: newsStatisticsSchema,
});

/** `/api/news`. `secret` signs preview links and keys the hash of visitors. */
export function newsEndpoints({ db, secret }: { db: Database; secret: string }): Endpoints {
  const news = new Endpoints(tag);
  const handlers = articleHandlers({
    kind: 'news',
    db,
    secret,
    texts: newsTexts,
    toRow: toNewsRow,
    toSingle: (post) => ({ post: toNewsArticle(post), news: toNewsArticle(post) }),
    toPage: (posts, pagination) => ({
      posts,
      page: pagination.page,
      limit: pagination.limit,
      total: pagination.total,
      total_pages: pagination.total_pages,
      pagination,
    }),
    toStatistics: (statistics) => statistics,
  });
  declareLists(news, handlers);
  declareNewsLists(news, handlers, db);
  declareOverview(news, handlers);
  declareEditing(news, handlers);
  declareReads(news, handlers);
  return news;
}

function declareLists(news: Endpoints, handlers: ArticleHandlers): void {
  news.get('/api/news', { summary: 'List and search articles', ...specs.search }, handlers.search);
  news.get(
    '/api/news/all',
    { summary: 'List published articles by page', ...specs.listPublished },
    handlers.listPublished,
  );
  news.get(
    '/api/news/preview',
    { summary: 'List the newest articles for the home page', ...specs.listNewest, query: previewQuery(5) },
    handlers.listNewest,
  );
  news.get(
    '/api/news/latest',
    { summary: 'List the newest articles', ...specs.listNewest },
    handlers.listNewest,
  );
  news.get(
    '/api/news/featured',
    { summary: 'List featured articles', ...specs.listNewest },
    handlers.listFeatured,
  );
  news.get(
    '/api/news/related',
    { summary: 'List articles related to an article', ...specs.listRelated },
    handlers.listRelated,
  );
}

/** Lists that the blog does not have. */
function declareNewsLists(news: Endpoints, handlers: ArticleHandlers, db: Database): void {
  news.get(
    '/api/news/admin-all',
    { summary: 'List all articles, including drafts', access: 'news.view', ...specs.listWithDrafts },
    handlers.listWithDrafts,
  );
  news.get(
    '/api/news/priority',
    {
      summary: 'List published articles of one priority',
      ...specs.listNewest,
      query: newsPriorityQuerySchema,
    },
    async ({ query: { priority, limit } }) => ({
      posts: (await listNewest(db, 'news', limit, priority ? { priority } : {})).map(toNewsRow),
    }),
  );
}

function declareOverview(news: Endpoints, handlers: ArticleHandlers): void {
  news.get(
    '/api/news/categories',
    { summary: 'List the news categories with the number of their articles', ...specs.listCategories },
    handlers.listCategories,
  );
  news.get(
    '/api/news/tags',
    { summary: 'List the tags of published articles', ...specs.listTags },
    handlers.listTags,
  );
  news.get('/api/news/count', { summary: 'Count articles', ...specs.count }, handlers.count);
  news.get(
    '/api/news/health',
    { summary: 'Check that the news is available', ...specs.checkHealth },
    handlers.checkHealth,
  );
  news.get(
    '/api/news/statistics',
    { summary: 'Get news statistics', ...specs.getStatistics },
    handlers.getStatistics,
  );
}

function declareEditing(news: Endpoints, handlers: ArticleHandlers): void {
  news.post(
    '/api/news',
    { summary: 'Create an article', access: 'news.create', ...specs.create, body: newsCreateSchema },
    handlers.create,
  );
  news.put(
    '/api/news/:id',
    {
      summary: 'Update an article, completely or in part',
      access: 'news.edit',
      ...specs.update,
      body: newsUpdateSchema,
      stored: handlers.getStored,
    },
    handlers.update,
  );
  news.delete(
    '/api/news/:id',
    { summary: 'Delete an article', access: 'news.delete', ...specs.delete },
    handlers.delete,
  );
}

function declareReads(news: Endpoints, handlers: ArticleHandlers): void {
  news.get(
    '/api/news/slug/:slug',
    { summary: 'Get an article by its current or a former slug', ...specs.getBySlug },
    handlers.getBySlug,
  );
  news.post(
    '/api/news/:id/views',
    { summary: 'Record a view of an article', ...specs.recordView },
    handlers.recordView,
  );
  news.post(
    '/api/news/:id/preview-link',
    { summary: 'Create a preview link of an article', access: 'news.view', ...specs.createPreviewLink },
    handlers.createPreviewLink,
  );
  news.get('/api/news/:id', { summary: 'Get an article', ...specs.get }, handlers.get);
}
