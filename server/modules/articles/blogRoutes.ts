import type { Database } from '../../platform/db/db.ts';
import { Endpoints, type Tag } from '../../platform/http/endpoints.ts';
import { type ArticleHandlers, articleHandlers } from './articleHandlers.ts';
import { articleSpecs } from './articleSpecs.ts';
import {
  blogAliases,
  blogCreateSchema,
  blogListResponseSchema,
  blogResponseSchema,
  blogShortListResponseSchema,
  blogTexts,
  blogUpdateSchema,
} from './blog.contract.ts';
import { blogStatisticsSchema, previewQuery } from './contract.ts';
import { toBlogPost, toBlogRow } from './presenter.ts';

const tag: Tag = {
  name: 'Blog',
  description: 'Posts of the blog. Drafts are visible with `blog.view`.',
};

const specs = articleSpecs({
  list: blogListResponseSchema,
  shortList: blogShortListResponseSchema,
  single: blogResponseSchema,
  aliases: blogAliases,
  statistics: blogStatisticsSchema,
});

/** `/api/blog`. `secret` signs preview links and keys the hash of visitors. */
export function blogEndpoints({ db, secret }: { db: Database; secret: string }): Endpoints {
  const blog = new Endpoints(tag);
  const handlers = articleHandlers({
    kind: 'blog',
    db,
    secret,
    texts: blogTexts,
    toRow: toBlogRow,
    toSingle: (post) => ({ post: toBlogPost(post) }),
    toPage: (posts, pagination) => ({ posts, pagination }),
    toStatistics: ({ published, draft, total, recent, by_category }) => ({
      by_status: { published, draft },
      total,
      recent,
      by_category,
    }),
  });
  declareLists(blog, handlers);
  declareOverview(blog, handlers);
  declareEditing(blog, handlers);
  declareReads(blog, handlers);
  return blog;
}

function declareLists(blog: Endpoints, handlers: ArticleHandlers): void {
  blog.get('/api/blog', { summary: 'List and search posts', ...specs.search }, handlers.search);
  blog.get(
    '/api/blog/all',
    { summary: 'List published posts by page', ...specs.listPublished },
    handlers.listPublished,
  );
  blog.get(
    '/api/blog/preview',
    { summary: 'List the newest posts for the home page', ...specs.listNewest, query: previewQuery(6) },
    handlers.listNewest,
  );
  blog.get(
    '/api/blog/latest',
    { summary: 'List the newest posts', ...specs.listNewest },
    handlers.listNewest,
  );
  blog.get(
    '/api/blog/featured',
    { summary: 'List featured posts', ...specs.listNewest },
    handlers.listFeatured,
  );
  blog.get(
    '/api/blog/related',
    { summary: 'List posts related to a post', ...specs.listRelated },
    handlers.listRelated,
  );
}

function declareOverview(blog: Endpoints, handlers: ArticleHandlers): void {
  blog.get(
    '/api/blog/categories',
    { summary: 'List the blog categories with the number of their posts', ...specs.listCategories },
    handlers.listCategories,
  );
  blog.get(
    '/api/blog/tags',
    { summary: 'List the tags of published posts', ...specs.listTags },
    handlers.listTags,
  );
  blog.get('/api/blog/count', { summary: 'Count posts', ...specs.count }, handlers.count);
  blog.get(
    '/api/blog/health',
    { summary: 'Check that the blog is available', ...specs.checkHealth },
    handlers.checkHealth,
  );
  blog.get(
    '/api/blog/statistics',
    { summary: 'Get blog statistics', ...specs.getStatistics },
    handlers.getStatistics,
  );
}

function declareEditing(blog: Endpoints, handlers: ArticleHandlers): void {
  blog.post(
    '/api/blog',
    { summary: 'Create a post', access: 'blog.create', ...specs.create, body: blogCreateSchema },
    handlers.create,
  );
  blog.put(
    '/api/blog/:id',
    {
      summary: 'Update a post, completely or in part',
      access: 'blog.edit',
      ...specs.update,
      body: blogUpdateSchema,
      stored: handlers.getStored,
    },
    handlers.update,
  );
  blog.delete(
    '/api/blog/:id',
    { summary: 'Delete a post', access: 'blog.delete', ...specs.delete },
    handlers.delete,
  );
}

function declareReads(blog: Endpoints, handlers: ArticleHandlers): void {
  blog.get(
    '/api/blog/slug/:slug',
    { summary: 'Get a post by its current or a former slug', ...specs.getBySlug },
    handlers.getBySlug,
  );
  blog.post(
    '/api/blog/:id/views',
    { summary: 'Record a view of a post', ...specs.recordView },
    handlers.recordView,
  );
  blog.post(
    '/api/blog/:id/preview-link',
    { summary: 'Create a preview link of a post', access: 'blog.view', ...specs.createPreviewLink },
    handlers.createPreviewLink,
  );
  blog.get('/api/blog/:id', { summary: 'Get a post', ...specs.get }, handlers.get);
}
