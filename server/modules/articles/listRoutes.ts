import { paginate } from '../../platform/contract.ts';
import { notFound } from '../../platform/errors.ts';
import type { Endpoints } from '../../platform/http/endpoints.ts';
import { type ArticleArea, openRead, visibleTo } from './area.ts';
import { findCategory } from './categories.ts';
import {
  type ArticleFilter,
  articleListQuery,
  articlePageQuery,
  latestQuerySchema,
  previewQuery,
  relatedQuerySchema,
} from './contract.ts';
import { notFoundTexts } from './presenter.ts';
import {
  getPost,
  listNewest,
  listPosts,
  listPublished,
  listRelated,
  type PostRow,
  type Visibility,
} from './queries.ts';

type Page = Partial<ArticleFilter> & { page: number; limit: number };

/** The lists that blog and news share. */
export function declareArticleLists(
  area: Endpoints,
  { kind, db, previews, answers, row, page }: ArticleArea,
): void {
  const visible = visibleTo(kind);
  const shortList = (posts: PostRow[]) => ({ success: true, posts: posts.map(row) });
  const short = { ...openRead, answer: answers.shortList };
  const list = async ({ category_id, ...filter }: Page, visibility: Visibility) => {
    const category = category_id === undefined ? undefined : await findCategory(db, kind, category_id);
    const isUnknown = category_id !== undefined && category === undefined;
    const { rows, total } = isUnknown
      ? { rows: [], total: 0 }
      : await listPosts(db, kind, { ...filter, category }, visibility);
    return page(rows.map(row), paginate(filter.page, filter.limit, total));
  };

  area.get(
    '/',
    { summary: 'List and search articles', ...openRead, query: articleListQuery(20), answer: answers.list },
    ({ query, may }) => list(query, visible({ may })),
  );
  if (kind === 'news') {
    area.get(
      '/admin-all',
      {
        summary: 'List all articles, including drafts',
        access: 'news.view',
        query: articleListQuery(20),
        answer: answers.list,
      },
      ({ query }) => list(query, { draftsToo: true }),
    );
  }
  area.get(
    '/all',
    {
      summary: 'List published articles by page',
      ...openRead,
      query: articlePageQuery(9),
      answer: answers.list,
    },
    async ({ query }) => {
      const { rows, total } = await listPublished(db, kind, query);
      return page(rows.map(row), paginate(query.page, query.limit, total));
    },
  );
  area.get(
    '/preview',
    { summary: 'List the newest articles for a preview', ...short, query: previewQuery(previews) },
    async ({ query }) => shortList(await listNewest(db, kind, query.limit)),
  );
  area.get(
    '/latest',
    { summary: 'List the newest articles', ...short, query: latestQuerySchema },
    async ({ query }) => shortList(await listNewest(db, kind, query.limit)),
  );
  area.get(
    '/featured',
    { summary: 'List featured articles', ...short, query: latestQuerySchema },
    async ({ query }) => shortList(await listNewest(db, kind, query.limit, { featured: true })),
  );
  area.get(
    '/related',
    { summary: 'List related articles', ...short, query: relatedQuerySchema },
    async ({ query, may }) => {
      const post = await getPost(db, kind, query.post_id, visible({ may }));
      if (!post) throw notFound(notFoundTexts[kind]);
      return shortList(await listRelated(db, post, query.limit));
    },
  );
}
