import type { Database } from '../../platform/db/db.ts';
import { doneAnswerSchema } from '../../platform/fields.contract.ts';
import { type Endpoints, idParams } from '../../platform/http/endpoints.ts';
import { createDestination } from './commands/createDestination.ts';
import { deleteDestination } from './commands/deleteDestination.ts';
import { reviseDestination, toggleDestination } from './commands/reviseDestination.ts';
import {
  destinationAnswerSchema,
  destinationCreateSchema,
  destinationIdSchema,
  destinationSortSchema,
  destinationTexts,
  destinationUpdateSchema,
} from './contract.ts';

/** Staff routes for destinations; `answer` returns the current state of one. */
export function declareDestinationEditing(
  destinations: Endpoints,
  db: Database,
  answer: (id: number) => Promise<object>,
): void {
  const edit = { access: 'destinations.edit', answer: destinationAnswerSchema } as const;

  destinations.post(
    '/create',
    {
      summary: 'Create a destination',
      access: 'destinations.create',
      status: 201,
      body: destinationCreateSchema,
      answer: destinationAnswerSchema,
    },
    async ({ body, context }) => {
      const id = await createDestination(db, body, context);
      return { ...(await answer(id)), message: destinationTexts.created };
    },
  );
  destinations.put(
    '/:id',
    { summary: 'Update a destination', ...edit, params: idParams, body: destinationUpdateSchema },
    async ({ params, body, context }) => {
      await reviseDestination(db, params.id, body, context);
      return { ...(await answer(params.id)), message: destinationTexts.updated };
    },
  );
  destinations.delete(
    '/:id',
    {
      summary: 'Delete a destination',
      access: 'destinations.delete',
      params: idParams,
      answer: doneAnswerSchema,
    },
    async ({ params, context }) => {
      await deleteDestination(db, params.id, context);
      return { success: true, message: destinationTexts.deleted };
    },
  );
  for (const [path, flag] of [
    ['/toggle-featured', 'featured'],
    ['/toggle-active', 'is_active'],
  ] as const) {
    destinations.post(
      path,
      { summary: `Toggle ${flag}`, ...edit, body: destinationIdSchema },
      async ({ body, context }) => {
        await toggleDestination(db, body.id, flag, context);
        return { ...(await answer(body.id)), message: destinationTexts.updated };
      },
    );
  }
  destinations.post(
    '/update-sort',
    { summary: 'Set the sort order of a destination', ...edit, body: destinationSortSchema },
    async ({ body: { id, sort_order }, context }) => {
      await reviseDestination(db, id, { sort_order }, context);
      return { ...(await answer(id)), message: destinationTexts.updated };
    },
  );
}
