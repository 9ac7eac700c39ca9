import { dataAnswer, doneAnswerSchema } from '../../../platform/fields.contract.ts';
import type { Endpoints } from '../../../platform/http/endpoints.ts';
import { disableSecondFactor } from './commands/endSecondFactor.ts';
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

/** Routes for the caller's own second factor: read, set up, disable. */
export function declareSecondFactor(auth: Endpoints, dependencies: SecondFactorDependencies): void {
  auth.get(
    '/second-factor',
    {
      summary: 'Get the state of your second factor',
      access: 'signed-in',
      answer: dataAnswer(secondFactorSchema),
    },
    async ({ actor }) => ({ success: true, data: await getSecondFactor(dependencies.db, actor.id) }),
  );

  auth.post(
    '/second-factor',
    {
      summary: 'Create a secret for your authenticator app',
      access: 'signed-in',
      body: currentPasswordSchema,
      answer: dataAnswer(secondFactorSetUpSchema),
    },
    async ({ body, actor, ctx }) => {
      const proof = { userId: actor.id, password: body.current_password, address: ctx.ip };
      ctx.set('Cache-Control', 'no-store');
      return { success: true, data: await beginSecondFactor(dependencies, proof) };
    },
  );

  auth.post(
    '/second-factor/confirm',
    {
      summary: 'Enable your second factor with a first code',
      access: 'signed-in',
      body: codeSchema,
      answer: dataAnswer(recoveryCodesSchema),
    },
    async ({ body, actor, context, ctx }) => {
      const recovery_codes = await confirmSecondFactor(dependencies, actor.id, body.code, context);
      ctx.set('Cache-Control', 'no-store');
      return { success: true, data: { recovery_codes } };
    },
  );

  auth.post(
    '/second-factor/off',
    {
      summary: 'Disable your second factor',
      access: 'signed-in',
      body: disableSecondFactorSchema,
      answer: doneAnswerSchema,
    },
    async ({ body: { current_password, code }, actor, context, ctx }) => {
      const proof = { userId: actor.id, password: current_password, code, address: ctx.ip };
      await disableSecondFactor(dependencies, proof, context);
      return { success: true, message: secondFactorTexts.disabled };
    },
  );
}
