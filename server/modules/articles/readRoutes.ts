import { z } from 'zod';
import { notFound } from '../../platform/errors.ts';
import { healthAnswerSchema } from '../../platform/fields/contract.ts';
import { type Endpoints, idParams } from '../../platform/http/endpoints.ts';
import { type ArticleArea, openRead, visibleTo } from './area.ts';
import { findCategory, listCategories, listTags } from './categories.ts';
import { noteView, visitorOf } from './commands/noteView.ts';
import { categoriesAnswerSchema, countAnswerSchema, tagsAnswerSchema, tagsQuerySchema } from './contract.ts';
import { countPosts } from './figures.ts';
import { notFoundTexts } from './presenter.ts';
import { getPost, getPostBySlug, type PostRecord } from './queries.ts';

const notedSchema = z.object({ success: z.literal(true) });

/** The reads that blog and news share beside their lists. `/:id` comes last: any address would be an id to it. */
export function declareArticleReads(
  area: Endpoints,
  { kind, db, secret, answers, single }: ArticleArea,
): void {
  const visible = visibleTo(kind);
  const found = (post: PostRecord | undefined): PostRecord => {
    if (!post) throw notFound(notFoundTexts[kind]);
    return post;
  };

  area.get(
    '/categories',
    { summary: 'Categories and their counts', ...openRead, answer: categoriesAnswerSchema },
    async ({ may }) => ({ success: true, categories: await listCategories(db, kind, visible({ may })) }),
  );
  area.get(
    '/tags',
    { summary: 'Tags of published ones', ...openRead, query: tagsQuerySchema, answer: tagsAnswerSchema },
    async ({ query: { category } }) => {
      const name = category === undefined ? undefined : await findCategory(db, kind, category);
      const isUnknown = category !== undefined && name === undefined;
      return { success: true, tags: isUnknown ? [] : await listTags(db, kind, name) };
    },
  );
  area.get(
    '/count',
    { summary: 'How many there are', ...openRead, answer: countAnswerSchema },
    async ({ may, context }) => {
      const { total } = await countPosts(db, kind, context.now, visible({ may }));
      return { success: true, data: { count: total } };
    },
  );
  area.get(
    '/health',
    { summary: 'Health of this area', access: 'public', answer: healthAnswerSchema },
    async () => {
      await db.raw('select 1');
      return { success: true, status: 'ok' };
    },
  );
  area.get(
    '/slug/:slug',
    {
      summary: 'One by its slug, old ones too',
      ...openRead,
      params: z.object({ slug: z.string() }),
      answer: answers.single,
    },
    async ({ params, may }) => single(found(await getPostBySlug(db, kind, params.slug, visible({ may })))),
  );
  area.post(
    '/:id/views',
    { summary: 'Note a view', access: 'public', status: 202, params: idParams, answer: notedSchema },
    async ({ params, ctx, context }) => {
      found(await getPost(db, kind, params.id, { draftsToo: false }));
      await noteView(db, params.id, visitorOf(secret, ctx.ip, ctx.get('User-Agent')), context.now);
      return { success: true };
    },
  );
  area.get(
    '/:id',
    { summary: 'One by its id', ...openRead, params: idParams, answer: answers.single },
    async ({ params, may }) => single(found(await getPost(db, kind, params.id, visible({ may })))),
  );
}
