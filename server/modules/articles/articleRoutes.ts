import type { Database } from '../../platform/db/db.ts';
import { dataResponse, healthResponseSchema } from '../../platform/fields.contract.ts';
import { Endpoints } from '../../platform/http/endpoints.ts';
import { type ArticleArea, blogArea, newsArea, publicRead } from './articleAreas.ts';
import { declareArticleEditing, declareArticleReads, declareViewsAndPreviews } from './articleEntryRoutes.ts';
import { declareArticleLists } from './articleListRoutes.ts';
import { findCategory, listCategories, listTags } from './categories.ts';
import {
  categoriesResponseSchema,
  countResponseSchema,
  tagsQuerySchema,
  tagsResponseSchema,
} from './contract.ts';
import { countPosts, getArticleStatistics } from './statistics.ts';
import { toVisibility } from './visibility.ts';

/** `/api/blog` and `/api/news`. `secret` signs preview links and keys the hash of visitors. */
export function articleEndpoints({ db, secret }: { db: Database; secret: string }): Endpoints[] {
  return [blogArea, newsArea].map((area) => {
    const endpoints = new Endpoints(area.tag);
    declareArticleLists(endpoints, area, db);
    declareOverview(endpoints, area, db);
    declareArticleEditing(endpoints, area, db);
    // After the other reads, whose paths match `/:id` as well.
    declareArticleReads(endpoints, area, db);
    declareViewsAndPreviews(endpoints, area, { db, secret });
    return endpoints;
  });
}

/** Categories, tags, counts and health. */
function declareOverview(endpoints: Endpoints, area: ArticleArea, db: Database): void {
  const { kind, many } = area;
  endpoints.get(
    `/api/${kind}/categories`,
    {
      summary: `List the ${kind} categories with the number of their ${many}`,
      ...publicRead,
      response: categoriesResponseSchema,
    },
    async (caller) => ({ categories: await listCategories(db, kind, toVisibility(kind, caller)) }),
  );
  endpoints.get(
    `/api/${kind}/tags`,
    {
      summary: `List the tags of published ${many}`,
      ...publicRead,
      query: tagsQuerySchema,
      response: tagsResponseSchema,
    },
    async ({ query: { category } }) => ({
      tags: await listTags(db, kind, category && (await findCategory(db, kind, category))),
    }),
  );
  endpoints.get(
    `/api/${kind}/count`,
    { summary: `Count ${many}`, ...publicRead, response: countResponseSchema },
    async (caller) => {
      const { total } = await countPosts(db, kind, caller.context.now, toVisibility(kind, caller));
      return { data: { count: total } };
    },
  );
  endpoints.get(
    `/api/${kind}/health`,
    { summary: `Check that the ${kind} is available`, access: 'public', response: healthResponseSchema },
    async () => {
      await db.raw('select 1');
      return { status: 'ok' };
    },
  );
  endpoints.get(
    `/api/${kind}/statistics`,
    { summary: `Get ${kind} statistics`, ...publicRead, response: dataResponse(area.statisticsSchema) },
    async (caller) => {
      const visibility = toVisibility(kind, caller);
      return {
        data: area.toStatistics(await getArticleStatistics(db, kind, caller.context.now, visibility)),
      };
    },
  );
}
