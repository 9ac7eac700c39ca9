import { z } from 'zod';
import type { Database } from '../../platform/db/db.ts';
import {
  dataResponse,
  doneResponseSchema,
  healthResponseSchema,
  previewLinkSchema,
} from '../../platform/fields.contract.ts';
import { Endpoints, idParams, type Tag } from '../../platform/http/endpoints.ts';
import {
  type ArticleArea,
  articleListHandlers,
  articleOverviewHandlers,
  articleReadHandlers,
} from './articleHandlers.ts';
import { createPost } from './commands/createPost.ts';
import { deletePost } from './commands/deletePost.ts';
import { revisePost } from './commands/revisePost.ts';
import {
  articleListQuery,
  articlePageQuery,
  categoriesResponseSchema,
  countResponseSchema,
  latestQuerySchema,
  newsPriorityQuerySchema,
  newsStatisticsSchema,
  previewQuery,
  relatedQuerySchema,
  tagsQuerySchema,
  tagsResponseSchema,
  viewRecordedSchema,
} from './contract.ts';
import {
  newsCreateSchema,
  newsListResponseSchema,
  newsResponseSchema,
  newsShortListResponseSchema,
  newsTexts,
  newsUpdateSchema,
} from './news.contract.ts';
import { toNewsArticle, toNewsRow } from './presenter.ts';
import { listNewest } from './queries.ts';
import { getNewsStatistics } from './statistics.ts';

const tag: Tag = {
  name: 'News',
  description: 'Travel news. Drafts are visible with `news.view`.',
};

const publicRead = { access: 'public', cacheable: true } as const;
const shortList = { ...publicRead, response: newsShortListResponseSchema };
const single = { ...publicRead, response: newsResponseSchema, errors: ['NotFound'] } as const;
const saved = { response: newsResponseSchema } as const;

type Dependencies = { db: Database; secret: string };

/** `/api/news`. `secret` signs preview links and keys the hash of visitors. */
export function newsEndpoints({ db, secret }: Dependencies): Endpoints {
  const news = new Endpoints(tag);
  const area: ArticleArea = {
    kind: 'news',
    db,
    toRow: toNewsRow,
    toSingle: (post) => ({ success: true, post: toNewsArticle(post), news: toNewsArticle(post) }),
    toPage: (posts, pagination) => ({
      success: true,
      posts,
      page: pagination.page,
      limit: pagination.limit,
      total: pagination.total,
      total_pages: pagination.total_pages,
      pagination,
    }),
  };
  declareLists(news, area);
  declareNewsLists(news, area);
  declareOverview(news, area);
  declareEditing(news, area, secret);
  declareReads(news, area, secret);
  return news;
}

function declareLists(news: Endpoints, area: ArticleArea): void {
  const handlers = articleListHandlers(area);

  news.get(
    '/api/news',
    {
      summary: 'List and search articles',
      ...publicRead,
      query: articleListQuery(20),
      response: newsListResponseSchema,
    },
    handlers.search,
  );
  news.get(
    '/api/news/all',
    {
      summary: 'List published articles by page',
      ...publicRead,
      query: articlePageQuery(9),
      response: newsListResponseSchema,
    },
    handlers.listPublished,
  );
  news.get(
    '/api/news/preview',
    { summary: 'List the newest articles for the home page', ...shortList, query: previewQuery(5) },
    handlers.listNewest,
  );
  news.get(
    '/api/news/latest',
    { summary: 'List the newest articles', ...shortList, query: latestQuerySchema },
    handlers.listNewest,
  );
  news.get(
    '/api/news/featured',
    { summary: 'List featured articles', ...shortList, query: latestQuerySchema },
    handlers.listFeatured,
  );
  news.get(
    '/api/news/related',
    {
      summary: 'List articles related to an article',
      ...shortList,
      query: relatedQuerySchema,
      errors: ['NotFound'],
    },
    handlers.listRelated,
  );
}

/** Lists that the blog does not have. */
function declareNewsLists(news: Endpoints, area: ArticleArea): void {
  const handlers = articleListHandlers(area);

  news.get(
    '/api/news/admin-all',
    {
      summary: 'List all articles, including drafts',
      access: 'news.view',
      query: articleListQuery(20),
      response: newsListResponseSchema,
    },
    handlers.listWithDrafts,
  );
  news.get(
    '/api/news/priority',
    { summary: 'List published articles of one priority', ...shortList, query: newsPriorityQuerySchema },
    async ({ query: { priority, limit } }) => ({
      success: true,
      posts: (await listNewest(area.db, 'news', limit, priority ? { priority } : {})).map(toNewsRow),
    }),
  );
}

function declareOverview(news: Endpoints, area: ArticleArea): void {
  const handlers = articleOverviewHandlers(area);

  news.get(
    '/api/news/categories',
    {
      summary: 'List the news categories with the number of their articles',
      ...publicRead,
      response: categoriesResponseSchema,
    },
    handlers.listCategories,
  );
  news.get(
    '/api/news/tags',
    {
      summary: 'List the tags of published articles',
      ...publicRead,
      query: tagsQuerySchema,
      response: tagsResponseSchema,
    },
    handlers.listTags,
  );
  news.get(
    '/api/news/count',
    { summary: 'Count articles', ...publicRead, response: countResponseSchema },
    handlers.count,
  );
  news.get(
    '/api/news/health',
    { summary: 'Check that the news are available', access: 'public', response: healthResponseSchema },
    handlers.checkHealth,
  );
  news.get(
    '/api/news/statistics',
    { summary: 'Get news statistics', ...publicRead, response: dataResponse(newsStatisticsSchema) },
    async ({ may, context }) => ({
      success: true,
      data: await getNewsStatistics(area.db, context.now, { draftsToo: may('news.view') }),
    }),
  );
}

/** `/:id` comes last, because it matches every path. */
function declareReads(news: Endpoints, area: ArticleArea, secret: string): void {
  const handlers = articleReadHandlers(area, secret);

  news.get(
    '/api/news/slug/:slug',
    {
      summary: 'Get an article by its current or a former slug',
      ...single,
      params: z.object({ slug: z.string() }),
    },
    handlers.getBySlug,
  );
  news.post(
    '/api/news/:id/views',
    {
      summary: 'Record a view of an article',
      access: 'public',
      status: 202,
      params: idParams,
      response: viewRecordedSchema,
      errors: ['NotFound'],
    },
    handlers.recordView,
  );
  news.post(
    '/api/news/:id/preview-link',
    {
      summary: 'Create a preview link of an article',
      access: 'news.view',
      params: idParams,
      response: previewLinkSchema,
      errors: ['NotFound'],
    },
    handlers.createPreviewLink,
  );
  news.get('/api/news/:id', { summary: 'Get an article', ...single, params: idParams }, handlers.get);
}

function declareEditing(news: Endpoints, area: ArticleArea, secret: string): void {
  const { db } = area;
  const { presentSaved } = articleReadHandlers(area, secret);

  news.post(
    '/api/news',
    { summary: 'Create an article', access: 'news.create', status: 201, ...saved, body: newsCreateSchema },
    async ({ body, context }) => presentSaved(await createPost(db, 'news', body, context), newsTexts.saved),
  );
  news.put(
    '/api/news/:id',
    {
      summary: 'Update an article, completely or in part',
      access: 'news.edit',
      params: idParams,
      ...saved,
      body: newsUpdateSchema,
      errors: ['NotFound', 'StaleWrite'],
    },
    async ({ params, body, context }) => {
      await revisePost(db, 'news', params.id, body, context);
      return presentSaved(params.id, newsTexts.saved);
    },
  );
  news.delete(
    '/api/news/:id',
    {
      summary: 'Delete an article',
      access: 'news.delete',
      params: idParams,
      response: doneResponseSchema,
      errors: ['NotFound'],
    },
    async ({ params, context }) => {
      await deletePost(db, 'news', params.id, context);
      return { success: true, message: newsTexts.deleted };
    },
  );
}
