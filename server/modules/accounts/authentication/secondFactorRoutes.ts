import type { Database } from '../../../platform/db/db.ts';
import { conflict } from '../../../platform/errors.ts';
import { dataResponse, doneResponseSchema } from '../../../platform/fields.contract.ts';
import { Endpoints, idParams, type Tag } from '../../../platform/http/endpoints.ts';
import { userResponseSchema, userTexts } from '../users/contract.ts';
import { presentUser } from '../users/presenter.ts';
import { guardManageable } from '../users/rules.ts';
import { disableSecondFactor, resetSecondFactor } from './commands/endSecondFactor.ts';
import {
  beginSecondFactor,
  confirmSecondFactor,
  type SecondFactorDependencies,
} from './commands/setUpSecondFactor.ts';
import {
  codeSchema,
  currentPasswordSchema,
  disableSecondFactorSchema,
  recoveryCodesSchema,
  secondFactorSchema,
  secondFactorSetUpSchema,
  secondFactorTexts,
} from './contract.ts';
import { getSecondFactor } from './queries.ts';

const tag: Tag = {
  name: 'Second factor',
  description: 'Codes of an authenticator app that a user needs to sign in.',
};

export function secondFactorEndpoints(dependencies: SecondFactorDependencies): Endpoints {
  const secondFactor = new Endpoints(tag);
  declareSetUp(secondFactor, dependencies);
  declareReset(secondFactor, dependencies.db);

  secondFactor.get(
    '/api/auth/second-factor',
    {
      summary: 'Get the state of your second factor',
      access: 'signed-in',
      response: dataResponse(secondFactorSchema),
    },
    async ({ actor }) => ({ data: await getSecondFactor(dependencies.db, actor.id) }),
  );

  secondFactor.post(
    '/api/auth/second-factor/off',
    {
      summary: 'Disable your second factor',
      access: 'signed-in',
      body: disableSecondFactorSchema,
      response: doneResponseSchema,
      errors: ['Conflict', 'TooManyRequests'],
    },
    async ({ body: { current_password, code }, actor, context, ctx }) => {
      const proof = { userId: actor.id, password: current_password, code, address: ctx.ip };
      await disableSecondFactor(dependencies, proof, context);
      return { message: secondFactorTexts.disabled };
    },
  );

  return secondFactor;
}

function declareSetUp(secondFactor: Endpoints, dependencies: SecondFactorDependencies): void {
  secondFactor.post(
    '/api/auth/second-factor',
    {
      summary: 'Create a secret for your authenticator app',
      access: 'signed-in',
      body: currentPasswordSchema,
      response: dataResponse(secondFactorSetUpSchema),
      errors: ['Conflict', 'TooManyRequests'],
    },
    async ({ body, actor, ctx }) => {
      const proof = { userId: actor.id, password: body.current_password, address: ctx.ip };
      return { data: await beginSecondFactor(dependencies, proof) };
    },
  );

  secondFactor.post(
    '/api/auth/second-factor/confirm',
    {
      summary: 'Enable your second factor with a first code',
      access: 'signed-in',
      body: codeSchema,
      response: dataResponse(recoveryCodesSchema),
      errors: ['Conflict', 'TooManyRequests'],
    },
    async ({ body, actor, context }) => {
      const recovery_codes = await confirmSecondFactor(dependencies, actor.id, body.code, context);
      return { data: { recovery_codes } };
    },
  );
}

/** For a user who has lost the second factor; users disable their own with a code. */
function declareReset(secondFactor: Endpoints, db: Database): void {
  secondFactor.delete(
    '/api/users/:id/second-factor',
    {
      summary: 'Remove the second factor of an account',
      access: 'users.edit',
      params: idParams,
      response: userResponseSchema,
      guard: guardManageable(db),
      errors: ['NotFound', 'Conflict'],
    },
    async ({ params, actor, context }) => {
      if (params.id === actor.id) throw conflict(userTexts.ownSecondFactor, 'own_second_factor');
      await presentUser(db, params.id);
      await resetSecondFactor(db, params.id, context);
      return presentUser(db, params.id, userTexts.secondFactorReset);
    },
  );
}
