import { creation, deletion, type Endpoints, revision } from '../../platform/http/endpoints.ts';
import { createOnce } from '../../platform/http/idempotency.ts';
import { createDestination } from './commands/createDestination.ts';
import { deleteDestination } from './commands/deleteDestination.ts';
import { type UpdateDependencies, updateDestination } from './commands/updateDestination.ts';
import {
  destinationAliases,
  destinationCreateSchema,
  destinationResponseSchema,
  destinationSortSchema,
  destinationTexts,
  destinationToggleSchema,
  destinationUpdateSchema,
} from './contract.ts';
import { toDestination } from './presenter.ts';
import { getDestination } from './queries.ts';
import { presentSaved } from './readRoutes.ts';

const edit = {
  access: 'destinations.edit',
  response: destinationResponseSchema,
  errors: ['NotFound'],
} as const;

export function declareDestinationEditing(destinations: Endpoints, dependencies: UpdateDependencies): void {
  const { db } = dependencies;
  destinations.post(
    '/api/destinations/create',
    {
      summary: 'Create a destination',
      access: 'destinations.create',
      ...creation,
      body: destinationCreateSchema,
      aliases: destinationAliases,
      response: destinationResponseSchema,
    },
    async (request) =>
      presentSaved(db, await createOnce(db, request, createDestination), destinationTexts.created),
  );
  destinations.put(
    '/api/destinations/:id',
    {
      summary: 'Update a destination',
      ...edit,
      ...revision,
      body: destinationUpdateSchema,
      aliases: destinationAliases,
      stored: async ({ params }) => {
        const destination = await getDestination(db, params.id, { includeInactive: true });
        return destination && toDestination(destination);
      },
    },
    async ({ params, body, context }) => {
      await updateDestination(dependencies, params.id, body, context);
      return presentSaved(db, params.id, destinationTexts.updated);
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
  declareDestinationChanges(destinations, dependencies);
}

/** Changes of one field; the id is in the body. */
function declareDestinationChanges(destinations: Endpoints, dependencies: UpdateDependencies): void {
  const { db } = dependencies;
  destinations.post(
    '/api/destinations/toggle-featured',
    { summary: 'Feature a destination, or stop featuring it', ...edit, body: destinationToggleSchema },
    async ({ body: { id, to }, context }) => {
      await updateDestination(dependencies, id, ({ featured }) => ({ featured: to ?? !featured }), context);
      return presentSaved(db, id, destinationTexts.updated);
    },
  );
  destinations.post(
    '/api/destinations/toggle-active',
    { summary: 'Activate or deactivate a destination', ...edit, body: destinationToggleSchema },
    async ({ body: { id, to }, context }) => {
      await updateDestination(
        dependencies,
        id,
        ({ is_active }) => ({ is_active: to ?? !is_active }),
        context,
      );
      return presentSaved(db, id, destinationTexts.updated);
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
      return presentSaved(db, id, destinationTexts.updated);
    },
  );
}
