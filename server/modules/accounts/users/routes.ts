import { createHmac } from 'node:crypto';
import type { Database } from '../../../platform/db/db.ts';
import { dataResponse, doneResponseSchema } from '../../../platform/fields.contract.ts';
import { byId, creation, Endpoints, idParams, type Tag } from '../../../platform/http/endpoints.ts';
import { createOnce } from '../../../platform/http/idempotency.ts';
import { hashRandomPassword } from '../../../platform/security/passwords.ts';
import { createInvitedUser } from './commands/createInvitedUser.ts';
import { createUser } from './commands/createUser.ts';
import { deleteUser, type UnassignEnquiries } from './commands/deleteUser.ts';
import { inviteUser } from './commands/inviteUser.ts';
import { updateUser } from './commands/updateUser.ts';
import {
  userCreateSchema,
  userListResponseSchema,
  userListSchema,
  userResponseSchema,
  userStatisticsSchema,
  userTexts,
  userUpdateSchema,
} from './contract.ts';
import { hashValidatedPassword } from './passwordRules.ts';
import { presentUser, toUser } from './presenter.ts';
import { countUsersByKind, listUsers } from './queries.ts';
import { assertUserType, guardManageable } from './rules.ts';

type Dependencies = {
  db: Database;
  /** Signs the links of mails. */
  secret: string;
  unassignEnquiries: UnassignEnquiries;
  requireOwnPassword: (
    db: Database,
    proof: { userId: number; password: string; address: string },
  ) => Promise<unknown>;
};

const tag: Tag = { name: 'Users', description: 'The accounts of staff.' };

export function userEndpoints(dependencies: Dependencies): Endpoints {
  const users = new Endpoints(tag);
  declareReads(users, dependencies.db);
  declareCreation(users, dependencies);
  declareChanges(users, dependencies);
  declareRemovals(users, dependencies);
  return users;
}

function declareReads(users: Endpoints, db: Database): void {
  users.get(
    '/api/users',
    {
      summary: 'List accounts',
      access: 'users.view',
      query: userListSchema,
      response: userListResponseSchema,
    },
    async ({ query }) => {
      const { rows, pagination } = await listUsers(db, query);
      return { data: rows.map(toUser), pagination };
    },
  );

  users.get(
    '/api/users/statistics',
    { summary: 'Get account statistics', access: 'users.view', response: dataResponse(userStatisticsSchema) },
    async () => ({ data: await countUsersByKind(db) }),
  );

  users.get(
    '/api/users/:id',
    { summary: 'Get an account', access: 'users.view', ...byId, response: userResponseSchema },
    ({ params }) => presentUser(db, params.id),
  );
}

function declareCreation(users: Endpoints, { db, secret }: Dependencies): void {
  users.post(
    '/api/users/create',
    {
      summary: 'Create an account',
      access: 'users.create',
      ...creation,
      checkCaller: assertUserType,
      body: userCreateSchema,
      response: userResponseSchema,
      errors: ['Duplicate'],
    },
    async (request) => {
      const { body, context } = request;
      const { password, confirm_password: _, ...profile } = body;
      // The body is stored as a hash. Without the secret, that of a password would be easy to guess.
      const fingerprint = password && createHmac('sha256', secret).update(password).digest('base64url');
      const password_hash = await (password === undefined
        ? hashRandomPassword()
        : hashValidatedPassword(db, password, profile));
      const user = { ...profile, password_hash };
      const id = await createOnce(db, { ...request, body: { ...profile, sealed: fingerprint } }, (trx) =>
        password === undefined
          ? createInvitedUser({ db: trx, secret }, user, context)
          : createUser(trx, user, context),
      );
      const isInvited = password === undefined && profile.status === 'active';
      return presentUser(db, id, isInvited ? userTexts.createdInvited : userTexts.created);
    },
  );
}

function declareChanges(users: Endpoints, dependencies: Dependencies): void {
  const { db, requireOwnPassword } = dependencies;
  const guard = guardManageable(db);

  users.put(
    '/api/users/:id',
    {
      summary: 'Update an account',
      access: 'users.edit',
      params: idParams,
      body: userUpdateSchema,
      response: userResponseSchema,
      guard,
      checkCaller: assertUserType,
      errors: ['NotFound', 'Conflict', 'Duplicate', 'StaleWrite', 'TooManyRequests'],
    },
    async ({ params, body, actor, context, ctx }) => {
      const confirmPassword = (password: string) =>
        requireOwnPassword(db, { userId: actor.id, password, address: ctx.ip });
      await updateUser({ db, confirmPassword }, params.id, body, actor, context);
      return presentUser(db, params.id, userTexts.updated);
    },
  );

  users.post(
    '/api/users/:id/invite',
    {
      summary: 'Send an invitation again',
      access: 'users.edit',
      params: idParams,
      response: userResponseSchema,
      guard,
      errors: ['NotFound', 'Conflict', 'TooManyRequests'],
    },
    async ({ params, context }) => {
      await inviteUser(dependencies, params.id, context);
      return presentUser(db, params.id, userTexts.invited);
    },
  );
}

function declareRemovals(users: Endpoints, dependencies: Dependencies): void {
  const guard = guardManageable(dependencies.db);

  users.delete(
    '/api/users/:id',
    {
      summary: 'Delete an account',
      access: 'users.delete',
      params: idParams,
      guard,
      response: doneResponseSchema,
      errors: ['NotFound', 'Conflict'],
    },
    async ({ params, actor, context }) => {
      await deleteUser(dependencies, params.id, actor, context);
      return { message: userTexts.deleted };
    },
  );
}
