import { creation, deletion, type Endpoints, revision } from '../../platform/http/endpoints.ts';
import { createOnce } from '../../platform/http/idempotency.ts';
import { createDestination } from './commands/createDestination.ts';
import { deleteDestination } from './commands/deleteDestination.ts';
import {
  toggleDestination,
  type UpdateDependencies,
  updateDestination,
} from './commands/updateDestination.ts';
import {
  destinationCreateSchema,
  destinationIdSchema,
  destinationResponseSchema,
  destinationSortSchema,
  destinationTexts,
  destinationUpdateSchema,
} from './contract.ts';
import { presentStored } from './readRoutes.ts';

const edit = {
  access: 'destinations.edit',
  response: destinationResponseSchema,
  errors: ['NotFound'],
} as const;

export function declareDestinationEditing(destinations: Endpoints, dependencies: UpdateDependencies): void {
  const { db } = dependencies;
  const presentSaved = async (id: number) => ({
    ...(await presentStored(db, id)),
    message: destinationTexts.updated,
  });

  destinations.post(
    '/api/destinations/create',
    {
      summary: 'Create a destination',
      access: 'destinations.create',
      ...creation,
      body: destinationCreateSchema,
      response: destinationResponseSchema,
    },
    async (request) => {
      const id = await createOnce(db, request, createDestination);
      return { ...(await presentStored(db, id)), message: destinationTexts.created };
    },
  );
  destinations.put(
    '/api/destinations/:id',
    {
      summary: 'Update a destination',
      ...edit,
      ...revision,
      body: destinationUpdateSchema,
    },
    async ({ params, body, context }) => {
      await updateDestination(dependencies, params.id, body, context);
      return presentSaved(params.id);
    },
  );
  destinations.delete(
    '/api/destinations/:id',
    { summary: 'Delete a destination', access: 'destinations.delete', ...deletion },
    async ({ params, context }) => {
      await deleteDestination(db, params.id, context);
      return { message: destinationTexts.deleted };
    },
  );
  declareDestinationChanges(destinations, dependencies, presentSaved);
}

/** Changes of one field; the id is in the body. */
function declareDestinationChanges(
  destinations: Endpoints,
  dependencies: UpdateDependencies,
  presentSaved: (id: number) => Promise<object>,
): void {
  const { db } = dependencies;
  destinations.post(
    '/api/destinations/toggle-featured',
    { summary: 'Feature a destination, or stop featuring it', ...edit, body: destinationIdSchema },
    async ({ body, context }) => {
      await toggleDestination(db, body.id, 'featured', context);
      return presentSaved(body.id);
    },
  );
  destinations.post(
    '/api/destinations/toggle-active',
    { summary: 'Activate or deactivate a destination', ...edit, body: destinationIdSchema },
    async ({ body, context }) => {
      await toggleDestination(db, body.id, 'is_active', context);
      return presentSaved(body.id);
    },
  );
  destinations.post(
    '/api/destinations/update-sort',
    {
      summary: 'Set the sort order of a destination',
      ...edit,
      body: destinationSortSchema,
    },
    async ({ body: { id, sort_order }, context }) => {
      await updateDestination(dependencies, id, { sort_order }, context);
      return presentSaved(id);
    },
  );
}
