import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../../platform/db/db.ts';
import { dataResponse, doneResponseSchema } from '../../../platform/fields.contract.ts';
import { Endpoints, type Tag } from '../../../platform/http/endpoints.ts';
import { limitForm } from '../../../platform/http/limitForm.ts';
import { choosePassword } from '../users/commands/choosePassword.ts';
import { requestPasswordReset } from '../users/commands/requestPasswordReset.ts';
import {
  forgotPasswordSchema,
  passwordLinkResponseSchema,
  passwordLinkSchema,
  passwordTexts,
  resetPasswordSchema,
} from '../users/contract.ts';
import { invalidLink } from '../users/passwordLinks.ts';
import { findPasswordLink } from '../users/queries.ts';
import { resetFailures } from './commands/verifyPassword.ts';

type Dependencies = {
  db: Database;
  /** Signs the links of mails. */
  secret: string;
  rateLimits: boolean;
};

/** Longer than the work takes, so that the response time does not reveal whether there was work. */
const minResponseMs = 300;

const tag: Tag = {
  name: 'Password links',
  description: 'Mailed links to choose a password: invitations and resets.',
};

/** `/api/auth/forgot-password`, `/password-link` and `/reset-password` */
export function passwordEndpoints(dependencies: Dependencies): Endpoints {
  const { db } = dependencies;
  const passwords = new Endpoints(tag);

  passwords.post(
    '/api/auth/forgot-password',
    {
      summary: 'Request a password link by mail',
      access: 'public',
      checkCaller: ({ ctx }) => limitForm(dependencies, ctx, 'auth.forgot'),
      body: forgotPasswordSchema,
      response: doneResponseSchema,
    },
    async ({ body, context, ctx }) => {
      const request = { email: body.email, client: ctx.ip };
      await Promise.all([requestPasswordReset(dependencies, request, context), pause(minResponseMs)]);
      return { message: passwordTexts.requested };
    },
  );

  passwords.post(
    '/api/auth/password-link',
    {
      summary: 'Check a mailed link',
      access: 'public',
      checkCaller: ({ ctx }) => limitForm(dependencies, ctx, 'auth.link'),
      body: passwordLinkSchema,
      response: dataResponse(passwordLinkResponseSchema),
      errors: ['BadRequest'],
    },
    async ({ body }) => {
      const link = await findPasswordLink(db, body.token);
      if (!link) throw invalidLink();
      const { purpose, email, first_name } = link;
      return { data: { purpose, email, first_name } };
    },
  );

  passwords.post(
    '/api/auth/reset-password',
    {
      summary: 'Set a password with a mailed link',
      access: 'public',
      checkCaller: ({ ctx }) => limitForm(dependencies, ctx, 'auth.reset'),
      body: resetPasswordSchema,
      response: doneResponseSchema,
      errors: ['BadRequest'],
    },
    async ({ body, context, ctx }) => {
      const userId = await choosePassword(db, body, context);
      // A throttled user can sign in at once.
      await resetFailures(db, userId, ctx.ip);
      return { message: passwordTexts.changed };
    },
  );

  return passwords;
}
