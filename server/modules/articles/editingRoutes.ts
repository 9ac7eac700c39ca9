import type { z } from 'zod';
import { doneAnswerSchema } from '../../platform/fields.contract.ts';
import { type Endpoints, idParams } from '../../platform/http/endpoints.ts';
import type { ArticleArea } from './area.ts';
import { createPost, type PostFields } from './commands/createPost.ts';
import { deletePost } from './commands/deletePost.ts';
import { type PostChanges, revisePost } from './commands/revisePost.ts';
import { getPost } from './queries.ts';

type Editing = {
  create: z.ZodType<PostFields>;
  update: z.ZodType<PostChanges>;
  texts: { saved: string; deleted: string };
};

/** Staff routes for the posts of one kind. */
export function declareArticleEditing(
  area: Endpoints,
  { kind, db, answers, single }: ArticleArea,
  { create, update, texts }: Editing,
): void {
  const saved = async (id: number) => {
    const post = await getPost(db, kind, id, { draftsToo: true });
    return { message: texts.saved, ...(post ? single(post) : {}) };
  };

  area.post(
    '/',
    {
      summary: 'Create an article',
      access: `${kind}.create`,
      status: 201,
      body: create,
      answer: answers.single,
    },
    async ({ body, context }) => saved(await createPost(db, kind, body, context)),
  );
  area.put(
    '/:id',
    {
      summary: 'Update an article, fully or partially',
      access: `${kind}.edit`,
      params: idParams,
      body: update,
      answer: answers.single,
    },
    async ({ params, body, context }) => {
      await revisePost(db, kind, params.id, body, context);
      return saved(params.id);
    },
  );
  area.delete(
    '/:id',
    { summary: 'Delete an article', access: `${kind}.delete`, params: idParams, answer: doneAnswerSchema },
    async ({ params, context }) => {
      await deletePost(db, kind, params.id, context);
      return { success: true, message: texts.deleted };
    },
  );
}
