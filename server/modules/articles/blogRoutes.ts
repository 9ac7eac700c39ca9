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
import {
  blogCreateSchema,
  blogListResponseSchema,
  blogResponseSchema,
  blogShortListResponseSchema,
  blogTexts,
  blogUpdateSchema,
} from './blog.contract.ts';
import { createPost } from './commands/createPost.ts';
import { deletePost } from './commands/deletePost.ts';
import { revisePost } from './commands/revisePost.ts';
import {
  articleListQuery,
  articlePageQuery,
  blogStatisticsSchema,
  categoriesResponseSchema,
  countResponseSchema,
  latestQuerySchema,
  previewQuery,
  relatedQuerySchema,
  tagsQuerySchema,
  tagsResponseSchema,
  viewRecordedSchema,
} from './contract.ts';
import { toBlogPost, toBlogRow } from './presenter.ts';
import { getBlogStatistics } from './statistics.ts';

const tag: Tag = {
  name: 'Blog',
  description: 'Posts of the blog. Drafts are visible with `blog.view`.',
};

const publicRead = { access: 'public', cacheable: true } as const;
const shortList = { ...publicRead, response: blogShortListResponseSchema };
const single = { ...publicRead, response: blogResponseSchema, errors: ['NotFound'] } as const;
const saved = { response: blogResponseSchema } as const;

type Dependencies = { db: Database; secret: string };

/** `/api/blog`. `secret` signs preview links and keys the hash of visitors. */
export function blogEndpoints({ db, secret }: Dependencies): Endpoints {
  const blog = new Endpoints(tag);
  const area: ArticleArea = {
    kind: 'blog',
    db,
    toRow: toBlogRow,
    toSingle: (post) => ({ success: true, post: toBlogPost(post) }),
    toPage: (posts, pagination) => ({ success: true, posts, pagination }),
  };
  declareLists(blog, area);
  declareOverview(blog, area);
  declareEditing(blog, area, secret);
  declareReads(blog, area, secret);
  return blog;
}

function declareLists(blog: Endpoints, area: ArticleArea): void {
  const handlers = articleListHandlers(area);

  blog.get(
    '/api/blog',
    {
      summary: 'List and search posts',
      ...publicRead,
      query: articleListQuery(20),
      response: blogListResponseSchema,
    },
    handlers.search,
  );
  blog.get(
    '/api/blog/all',
    {
      summary: 'List published posts by page',
      ...publicRead,
      query: articlePageQuery(9),
      response: blogListResponseSchema,
    },
    handlers.listPublished,
  );
  blog.get(
    '/api/blog/preview',
    { summary: 'List the newest posts for the home page', ...shortList, query: previewQuery(6) },
    handlers.listNewest,
  );
  blog.get(
    '/api/blog/latest',
    { summary: 'List the newest posts', ...shortList, query: latestQuerySchema },
    handlers.listNewest,
  );
  blog.get(
    '/api/blog/featured',
    { summary: 'List featured posts', ...shortList, query: latestQuerySchema },
    handlers.listFeatured,
  );
  blog.get(
    '/api/blog/related',
    {
      summary: 'List posts related to a post',
      ...shortList,
      query: relatedQuerySchema,
      errors: ['NotFound'],
    },
    handlers.listRelated,
  );
}

function declareOverview(blog: Endpoints, area: ArticleArea): void {
  const handlers = articleOverviewHandlers(area);

  blog.get(
    '/api/blog/categories',
    {
      summary: 'List the blog categories with the number of their posts',
      ...publicRead,
      response: categoriesResponseSchema,
    },
    handlers.listCategories,
  );
  blog.get(
    '/api/blog/tags',
    {
      summary: 'List the tags of published posts',
      ...publicRead,
      query: tagsQuerySchema,
      response: tagsResponseSchema,
    },
    handlers.listTags,
  );
  blog.get(
    '/api/blog/count',
    { summary: 'Count posts', ...publicRead, response: countResponseSchema },
    handlers.count,
  );
  blog.get(
    '/api/blog/health',
    { summary: 'Check that the blog is available', access: 'public', response: healthResponseSchema },
    handlers.checkHealth,
  );
  blog.get(
    '/api/blog/statistics',
    { summary: 'Get blog statistics', ...publicRead, response: dataResponse(blogStatisticsSchema) },
    async ({ may, context }) => ({
      success: true,
      data: await getBlogStatistics(area.db, context.now, { draftsToo: may('blog.view') }),
    }),
  );
}

/** `/:id` comes last, because it matches every path. */
function declareReads(blog: Endpoints, area: ArticleArea, secret: string): void {
  const handlers = articleReadHandlers(area, secret);

  blog.get(
    '/api/blog/slug/:slug',
    {
      summary: 'Get a post by its current or a former slug',
      ...single,
      params: z.object({ slug: z.string() }),
    },
    handlers.getBySlug,
  );
  blog.post(
    '/api/blog/:id/views',
    {
      summary: 'Record a view of a post',
      access: 'public',
      status: 202,
      params: idParams,
      response: viewRecordedSchema,
      errors: ['NotFound'],
    },
    handlers.recordView,
  );
  blog.post(
    '/api/blog/:id/preview-link',
    {
      summary: 'Create a preview link of a post',
      access: 'blog.view',
      params: idParams,
      response: previewLinkSchema,
      errors: ['NotFound'],
    },
    handlers.createPreviewLink,
  );
  blog.get('/api/blog/:id', { summary: 'Get a post', ...single, params: idParams }, handlers.get);
}

function declareEditing(blog: Endpoints, area: ArticleArea, secret: string): void {
  const { db } = area;
  const { presentSaved } = articleReadHandlers(area, secret);

  blog.post(
    '/api/blog',
    { summary: 'Create a post', access: 'blog.create', status: 201, ...saved, body: blogCreateSchema },
    async ({ body, context }) => presentSaved(await createPost(db, 'blog', body, context), blogTexts.saved),
  );
  blog.put(
    '/api/blog/:id',
    {
      summary: 'Update a post, completely or in part',
      access: 'blog.edit',
      params: idParams,
      ...saved,
      body: blogUpdateSchema,
      errors: ['NotFound', 'StaleWrite'],
    },
    async ({ params, body, context }) => {
      await revisePost(db, 'blog', params.id, body, context);
      return presentSaved(params.id, blogTexts.saved);
    },
  );
  blog.delete(
    '/api/blog/:id',
    {
      summary: 'Delete a post',
      access: 'blog.delete',
      params: idParams,
      response: doneResponseSchema,
      errors: ['NotFound'],
    },
    async ({ params, context }) => {
      await deletePost(db, 'blog', params.id, context);
      return { success: true, message: blogTexts.deleted };
    },
  );
}
