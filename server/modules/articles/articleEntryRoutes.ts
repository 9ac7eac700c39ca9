import { z } from 'zod';
import type { Database } from '../../platform/db/db.ts';
import { notFound, requireFound } from '../../platform/errors.ts';
import { previewLinkSchema } from '../../platform/fields.contract.ts';
import { byId, creation, deletion, type Endpoints, revision } from '../../platform/http/endpoints.ts';
import { createOnce } from '../../platform/http/idempotency.ts';
import { signPath } from '../../platform/security/signedLinks.ts';
import { addPictureSizes } from './addPictureSizes.ts';
import { type ArticleArea, publicRead } from './articleAreas.ts';
import { articlePath } from './articleTopics.contract.ts';
import { cleanBody } from './body.ts';
import { createPost } from './commands/createPost.ts';
import { deletePost } from './commands/deletePost.ts';
import { hashVisitor, recordView } from './commands/recordView.ts';
import { updatePost } from './commands/updatePost.ts';
import { viewRecordedSchema } from './contract.ts';
import { notFoundTexts, presentPost } from './presenter.ts';
import { getPost, getPostBySlug, isPublished, type PostRecord, type Visibility } from './queries.ts';
import { toVisibility } from './visibility.ts';

export function declareArticleEditing(endpoints: Endpoints, area: ArticleArea, db: Database): void {
  const { kind, one, texts, aliases, toSingle } = area;
  const saved = { aliases, response: area.singleSchema };
  const findAny = (id: number) => getPost(db, kind, id, { includeDrafts: true });
  const presentSaved = async (id: number) => ({
    message: texts.saved,
    ...toSingle(requireFound(await findAny(id), notFoundTexts[kind])),
  });
  endpoints.post(
    `/api/${kind}`,
    { summary: `Create ${one}`, access: `${kind}.create`, ...creation, ...saved, body: area.createSchema },
    async (request) => {
      const clean = await cleanBody(request.body.content);
      const id = await createOnce(db, request, (trx, body, context) =>
        createPost(trx, kind, { ...body, ...clean }, context),
      );
      return presentSaved(id);
    },
  );
  endpoints.put(
    `/api/${kind}/:id`,
    {
      summary: `Update ${one}, completely or in part`,
      access: `${kind}.edit`,
      ...revision,
      ...saved,
      body: area.updateSchema,
      stored: async ({ params }) => {
        const post = await findAny(params.id);
        return post && presentPost(post);
      },
    },
    async ({ params, body, context }) => {
      await updatePost(db, kind, params.id, body, context);
      return presentSaved(params.id);
    },
  );
  endpoints.delete(
    `/api/${kind}/:id`,
    { summary: `Delete ${one}`, access: `${kind}.delete`, ...deletion },
    async ({ params, context }) => {
      await deletePost(db, kind, params.id, context);
      return { message: texts.deleted };
    },
  );
}

export function declareArticleReads(endpoints: Endpoints, area: ArticleArea, db: Database): void {
  const { kind, one, toSingle } = area;
  const single = {
    ...publicRead,
    errors: ['NotFound'],
    response: area.singleSchema,
  } as const;
  const present = async (found: PostRecord | undefined, { includeDrafts }: Visibility) => {
    const post = requireFound(found, notFoundTexts[kind]);
    return toSingle(includeDrafts ? post : await addPictureSizes(db, post));
  };
  endpoints.get(
    `/api/${kind}/slug/:slug`,
    {
      summary: `Get ${one} by its current or a former slug`,
      ...single,
      params: z.object({ slug: z.string() }),
    },
    async ({ params, may }) => {
      const visibility = toVisibility(kind, { may });
      return present(await getPostBySlug(db, kind, params.slug, visibility), visibility);
    },
  );
  endpoints.get(
    `/api/${kind}/:id`,
    { summary: `Get ${one}`, ...single, params: byId.params },
    async ({ params, may }) => {
      const visibility = toVisibility(kind, { may });
      return present(await getPost(db, kind, params.id, visibility), visibility);
    },
  );
}

/** `secret` signs preview links and keys the hash of visitors. */
export function declareViewsAndPreviews(
  endpoints: Endpoints,
  { kind, one }: ArticleArea,
  { db, secret }: { db: Database; secret: string },
): void {
  endpoints.post(
    `/api/${kind}/:id/views`,
    {
      summary: `Record a view of ${one}`,
      access: 'public',
      status: 202,
      ...byId,
      response: viewRecordedSchema,
    },
    async ({ params, ctx, context }) => {
      if (!(await isPublished(db, kind, params.id))) throw notFound(notFoundTexts[kind]);
      await recordView(db, params.id, hashVisitor(secret, ctx.ip, ctx.get('User-Agent')), context.now);
      return {};
    },
  );
  endpoints.post(
    `/api/${kind}/:id/preview-link`,
    {
      summary: `Create a preview link of ${one}`,
      access: `${kind}.view`,
      ...byId,
      response: previewLinkSchema,
    },
    async ({ params, context }) => {
      const post = await getPost(db, kind, params.id, { includeDrafts: true });
      const { id } = requireFound(post, notFoundTexts[kind]);
      return { url: signPath(secret, articlePath(kind, id), context.now) };
    },
  );
}
