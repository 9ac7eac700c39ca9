import { paginate } from '../../../platform/contract.ts';
import type { Database } from '../../../platform/db/db.ts';
import { conflict, notFound } from '../../../platform/errors.ts';
import type { Context } from '../../../platform/events/events.ts';
import { dataAnswer, doneAnswerSchema } from '../../../platform/fields.contract.ts';
import { Endpoints, idParams } from '../../../platform/http/endpoints.ts';
import { createInvitedUser } from './commands/createInvitedUser.ts';
import { createUser } from './commands/createUser.ts';
import { deleteUser } from './commands/deleteUser.ts';
import { inviteUser } from './commands/inviteUser.ts';
import { updateUser } from './commands/updateUser.ts';
import {
  userAnswerSchema,
  userCreateSchema,
  userListAnswerSchema,
  userListSchema,
  userStatisticsSchema,
  userTexts,
  userUpdateSchema,
} from './contract.ts';
import { toUser } from './presenter.ts';
import { countUsersByKind, getUser, listUsers } from './queries.ts';
import { type ActingUser, requireManageable } from './rules.ts';

type Dependencies = {
  db: Database;
  /** Signs the links of mails. */
  secret: string;
  resetSecondFactor: (userId: number, context: Context) => Promise<void>;
};

export function userEndpoints(dependencies: Dependencies): Endpoints {
  const { db } = dependencies;
  const users = new Endpoints('/api/users');

  const find = async (id: number) => {
    const user = await getUser(db, id);
    if (!user) throw notFound(userTexts.notFound);
    return user;
  };
  const answer = async (id: number, message?: string) => {
    const user = toUser(await find(id));
    return { success: true, ...(message ? { message } : {}), data: user, user };
  };
  const guard = async ({ params, actor }: { params: { id: number }; actor: ActingUser }) => {
    const target = params.id === actor.id ? undefined : await getUser(db, params.id);
    if (target) requireManageable(actor, target.user_type);
  };

  users.get(
    '/',
    { summary: 'List accounts', access: 'users.view', query: userListSchema, answer: userListAnswerSchema },
    async ({ query }) => {
      const { rows, total } = await listUsers(db, query);
      return { success: true, data: rows.map(toUser), pagination: paginate(query.page, query.limit, total) };
    },
  );

  users.get(
    '/statistics',
    { summary: 'Account statistics', access: 'users.view', answer: dataAnswer(userStatisticsSchema) },
    async () => ({ success: true, data: await countUsersByKind(db) }),
  );

  users.get(
    '/:id',
    { summary: 'Get an account', access: 'users.view', params: idParams, answer: userAnswerSchema },
    ({ params }) => answer(params.id),
  );

  users.post(
    '/create',
    {
      summary: 'Create an account',
      access: 'users.create',
      status: 201,
      body: userCreateSchema,
      answer: userAnswerSchema,
    },
    async ({ body, actor, context }) => {
      const { password, ...profile } = body;
      if (password !== undefined)
        return answer(await createUser(db, { ...profile, password }, actor, context), userTexts.created);
      const id = await createInvitedUser(dependencies, profile, actor, context);
      return answer(id, userTexts.createdInvited);
    },
  );

  users.put(
    '/:id',
    {
      summary: 'Update an account',
      access: 'users.edit',
      params: idParams,
      body: userUpdateSchema,
      answer: userAnswerSchema,
      guard,
    },
    async ({ params, body, actor, context }) => {
      await updateUser(db, params.id, body, actor, context);
      return answer(params.id, userTexts.updated);
    },
  );

  users.post(
    '/:id/invite',
    {
      summary: 'Resend an invitation',
      access: 'users.edit',
      params: idParams,
      answer: userAnswerSchema,
      guard,
    },
    async ({ params, context }) => {
      await inviteUser(dependencies, params.id, context);
      return answer(params.id, userTexts.invited);
    },
  );

  users.delete(
    '/:id/second-factor',
    {
      summary: 'Remove the second factor of an account',
      access: 'users.edit',
      params: idParams,
      answer: userAnswerSchema,
      guard,
    },
    async ({ params, actor, context }) => {
      if (params.id === actor.id) throw conflict(userTexts.ownSecondFactor, 'own_second_factor');
      await find(params.id);
      await dependencies.resetSecondFactor(params.id, context);
      return answer(params.id, userTexts.secondFactorReset);
    },
  );

  users.delete(
    '/:id',
    {
      summary: 'Delete an account',
      access: 'users.delete',
      params: idParams,
      guard,
      answer: doneAnswerSchema,
    },
    async ({ params, actor, context }) => {
      await deleteUser(db, params.id, actor, context);
      return { success: true, message: userTexts.deleted };
    },
  );

  return users;
}
