import type { Database } from '../../platform/db/db.ts';
import { requireFound } from '../../platform/errors.ts';
import type { Endpoints } from '../../platform/http/endpoints.ts';
import { pageQuery } from '../../platform/query.contract.ts';
import { type ArticleArea, publicRead } from './articleAreas.ts';
import { findCategory } from './categories.ts';
import {
  type ArticleFilter,
  articleListQuery,
  latestQuerySchema,
  newsPriorityQuerySchema,
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
import { toVisibility } from './visibility.ts';

export function declareArticleLists(endpoints: Endpoints, area: ArticleArea, db: Database): void {
  declarePages(endpoints, area, db);
  declareShortLists(endpoints, area, db);
  if (area.kind === 'news') declareNewsLists(endpoints, area, db);
}

async function getPage(
  db: Database,
  { kind, toRow, toPage }: ArticleArea,
  { category_id, ...filter }: ArticleFilter & { page: number; limit: number },
  visibility: Visibility,
) {
  const category = category_id && (await findCategory(db, kind, category_id));
  const { rows, pagination } = await listPosts(db, kind, { ...filter, category }, visibility);
  return toPage(rows.map(toRow), pagination);
}

function declarePages(endpoints: Endpoints, area: ArticleArea, db: Database): void {
  const { kind, many, listSchema, toRow, toPage } = area;
  endpoints.get(
    `/api/${kind}`,
    {
      summary: `List and search ${many}`,
      ...publicRead,
      query: articleListQuery(20),
      response: listSchema,
    },
    async ({ query, may }) => getPage(db, area, query, toVisibility(kind, { may })),
  );
  endpoints.get(
    `/api/${kind}/all`,
    {
      summary: `List published ${many} by page`,
      ...publicRead,
      query: pageQuery(9),
      response: listSchema,
    },
    async ({ query }) => {
      const { rows, pagination } = await listPublished(db, kind, query);
      return toPage(rows.map(toRow), pagination);
    },
  );
}

function declareShortLists(endpoints: Endpoints, area: ArticleArea, db: Database): void {
  const { kind, one, many, toRow } = area;
  const shortList = { ...publicRead, query: latestQuerySchema, response: area.shortListSchema };
  const present = (posts: PostRow[]) => ({ posts: posts.map(toRow) });
  endpoints.get(
    `/api/${kind}/preview`,
    {
      summary: `List the newest ${many} for the home page`,
      ...shortList,
      query: previewQuery(area.previewCount),
    },
    async ({ query }) => present(await listNewest(db, kind, query.limit)),
  );
  endpoints.get(
    `/api/${kind}/latest`,
    { summary: `List the newest ${many}`, ...shortList },
    async ({ query }) => present(await listNewest(db, kind, query.limit)),
  );
  endpoints.get(
    `/api/${kind}/featured`,
    { summary: `List featured ${many}`, ...shortList },
    async ({ query }) => present(await listNewest(db, kind, query.limit, { featured: true })),
  );
  endpoints.get(
    `/api/${kind}/related`,
    {
      summary: `List ${many} related to ${one}`,
      ...shortList,
      query: relatedQuerySchema,
      errors: ['NotFound'],
    },
    async ({ query, may }) => {
      const found = await getPost(db, kind, query.post_id, toVisibility(kind, { may }));
      const post = requireFound(found, notFoundTexts[kind]);
      return present(await listRelated(db, post, query.limit));
    },
  );
}

/** Lists that the blog does not have. */
function declareNewsLists(endpoints: Endpoints, area: ArticleArea, db: Database): void {
  endpoints.get(
    '/api/news/admin-all',
    {
      summary: 'List all articles, including drafts',
      access: 'news.view',
      query: articleListQuery(20),
      response: area.listSchema,
    },
    async ({ query }) => getPage(db, area, query, { includeDrafts: true }),
  );
  endpoints.get(
    '/api/news/priority',
    {
      summary: 'List published articles of one priority',
      ...publicRead,
      query: newsPriorityQuerySchema,
      response: area.shortListSchema,
    },
    async ({ query: { priority, limit } }) => ({
      posts: (await listNewest(db, 'news', limit, { priority })).map(area.toRow),
    }),
  );
}
