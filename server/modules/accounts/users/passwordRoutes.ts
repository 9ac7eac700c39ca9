import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../../platform/db/db.ts';
import { dataAnswer, doneAnswerSchema } from '../../../platform/fields.contract.ts';
import { Endpoints } from '../../../platform/http/endpoints.ts';
import { limitForm } from '../../../platform/http/limitForm.ts';
import { choosePassword } from './commands/choosePassword.ts';
import { requestPasswordReset } from './commands/requestPasswordReset.ts';
import {
  forgotPasswordSchema,
  passwordLinkAnswerSchema,
  passwordLinkSchema,
  passwordTexts,
  resetPasswordSchema,
} from './contract.ts';
import { invalidLink } from './passwordLinks.ts';
import { findPasswordLink } from './queries.ts';

type Dependencies = {
  db: Database;
  /** Signs the links of mails. */
  secret: string;
  rateLimits: boolean;
  /** Clears failed sign-ins, so that a throttled user can sign in at once. */
  forgetFailures: (db: Database, userId: number, address: string) => Promise<void>;
};

/** Longer than the work takes, so that the response time does not reveal whether there was work. */
const answerAfterMs = 300;

/** Public routes to request a password link and to set a password with it. */
export function passwordEndpoints(dependencies: Dependencies): Endpoints {
  const { db, forgetFailures } = dependencies;
  const passwords = new Endpoints('/api/auth');

  passwords.post(
    '/forgot-password',
    {
      summary: 'Request a password link by mail',
      access: 'public',
      limit: (ctx) => limitForm(dependencies, ctx, 'auth.forgot'),
      body: forgotPasswordSchema,
      answer: doneAnswerSchema,
    },
    async ({ body, context, ctx }) => {
      const request = { email: body.email, client: ctx.ip };
      await Promise.all([requestPasswordReset(dependencies, request, context), pause(answerAfterMs)]);
      return { success: true, message: passwordTexts.requested };
    },
  );

  passwords.post(
    '/password-link',
    {
      summary: 'Check a mailed link',
      access: 'public',
      limit: (ctx) => limitForm(dependencies, ctx, 'auth.link'),
      body: passwordLinkSchema,
      answer: dataAnswer(passwordLinkAnswerSchema),
    },
    async ({ body }) => {
      const link = await findPasswordLink(db, body.token);
      if (!link) throw invalidLink();
      const { purpose, email, first_name } = link;
      return { success: true, data: { purpose, email, first_name } };
    },
  );

  passwords.post(
    '/reset-password',
    {
      summary: 'Set a password with a mailed link',
      access: 'public',
      limit: (ctx) => limitForm(dependencies, ctx, 'auth.reset'),
      body: resetPasswordSchema,
      answer: doneAnswerSchema,
    },
    async ({ body, context, ctx }) => {
      const userId = await choosePassword(db, body, context);
      await forgetFailures(db, userId, ctx.ip);
      return { success: true, message: passwordTexts.changed };
    },
  );

  return passwords;
}
