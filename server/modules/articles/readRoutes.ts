import { z } from 'zod';
import { notFound } from '../../platform/errors.ts';
import { healthAnswerSchema, previewLinkSchema } from '../../platform/fields.contract.ts';
import { type Endpoints, idParams } from '../../platform/http/endpoints.ts';
import { signPath } from '../../platform/security/signedLinks.ts';
import { type ArticleArea, openRead, visibleTo } from './area.ts';
import { findCategory, listCategories, listTags } from './categories.ts';
import { hashVisitor, recordView } from './commands/recordView.ts';
import { categoriesAnswerSchema, countAnswerSchema, tagsAnswerSchema, tagsQuerySchema } from './contract.ts';
import { notFoundTexts } from './presenter.ts';
import { getPost, getPostBySlug, type PostRecord } from './queries.ts';
import { countPosts } from './statistics.ts';

const recordedSchema = z.object({ success: z.literal(true) });

/** Reads that blog and news share, except the lists. `/:id` comes last, because it would match every path. */
export function declareArticleReads(
  area: Endpoints,
  { kind, db, secret, answers, single }: ArticleArea,
): void {
  const visible = visibleTo(kind);
  const requireFound = (post: PostRecord | undefined): PostRecord => {
    if (!post) throw notFound(notFoundTexts[kind]);
    return post;
  };

  area.get(
    '/categories',
    { summary: 'List categories with their article counts', ...openRead, answer: categoriesAnswerSchema },
    async ({ may }) => ({ success: true, categories: await listCategories(db, kind, visible({ may })) }),
  );
  area.get(
    '/tags',
    {
      summary: 'List the tags of published articles',
      ...openRead,
      query: tagsQuerySchema,
      answer: tagsAnswerSchema,
    },
    async ({ query: { category } }) => {
      const name = category === undefined ? undefined : await findCategory(db, kind, category);
      const isUnknown = category !== undefined && name === undefined;
      return { success: true, tags: isUnknown ? [] : await listTags(db, kind, name) };
    },
  );
  area.get(
    '/count',
    { summary: 'Count articles', ...openRead, answer: countAnswerSchema },
    async ({ may, context }) => {
      const { total } = await countPosts(db, kind, context.now, visible({ may }));
      return { success: true, data: { count: total } };
    },
  );
  area.get(
    '/health',
    { summary: 'Check the health of this area', access: 'public', answer: healthAnswerSchema },
    async () => {
      await db.raw('select 1');
      return { success: true, status: 'ok' };
    },
  );
  area.get(
    '/slug/:slug',
    {
      summary: 'Get an article by its current or a former slug',
      ...openRead,
      params: z.object({ slug: z.string() }),
      answer: answers.single,
    },
    async ({ params, may }) =>
      single(requireFound(await getPostBySlug(db, kind, params.slug, visible({ may })))),
  );
  area.post(
    '/:id/views',
    {
      summary: 'Record a view of an article',
      access: 'public',
      status: 202,
      params: idParams,
      answer: recordedSchema,
    },
    async ({ params, ctx, context }) => {
      requireFound(await getPost(db, kind, params.id, { draftsToo: false }));
      await recordView(db, params.id, hashVisitor(secret, ctx.ip, ctx.get('User-Agent')), context.now);
      return { success: true };
    },
  );
  area.post(
    '/:id/preview-link',
    {
      summary: 'Create a preview link of an article',
      access: `${kind}.view`,
      params: idParams,
      answer: previewLinkSchema,
    },
    async ({ params, context }) => {
      const { id } = requireFound(await getPost(db, kind, params.id, { draftsToo: true }));
      return { success: true, url: signPath(secret, `/${kind}-details/${id}`, context.now) };
    },
  );
  area.get(
    '/:id',
    { summary: 'Get an article', ...openRead, params: idParams, answer: answers.single },
    async ({ params, may }) => single(requireFound(await getPost(db, kind, params.id, visible({ may })))),
  );
}
