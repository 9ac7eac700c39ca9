import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../../platform/db.ts';
import { dataAnswer, doneAnswerSchema } from '../../platform/fields/contract.ts';
import { Endpoints } from '../../platform/http/endpoints.ts';
import { limitForm } from '../../platform/http/limitForm.ts';
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
  /** Lets a person sign in at once who had failed too often before. */
  forgetFailures: (db: Database, userId: number, address: string) => Promise<void>;
};

/** Longer than any of the work takes, so that the time of an answer does not tell whether there was work. */
const answerAfterMs = 300;

/** What people do who cannot sign in: ask for a link, and choose a password with it. */
export function passwordEndpoints(dependencies: Dependencies): Endpoints {
  const { db, forgetFailures } = dependencies;
  const passwords = new Endpoints('/api/auth');

  passwords.post(
    '/forgot-password',
    {
      summary: 'Have a link mailed that sets a password',
      access: 'public',
      body: forgotPasswordSchema,
      answer: doneAnswerSchema,
    },
    async ({ body, context, ctx }) => {
      await limitForm(dependencies, ctx, 'auth.forgot');
      await Promise.all([requestPasswordReset(dependencies, body.email, context), pause(answerAfterMs)]);
      return { success: true, message: passwordTexts.requested };
    },
  );

  passwords.post(
    '/password-link',
    {
      summary: 'What a mailed link is good for',
      access: 'public',
      body: passwordLinkSchema,
      answer: dataAnswer(passwordLinkAnswerSchema),
    },
    async ({ body, context, ctx }) => {
      await limitForm(dependencies, ctx, 'auth.link');
      const link = await findPasswordLink(db, body.token, context.now);
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
      body: resetPasswordSchema,
      answer: doneAnswerSchema,
    },
    async ({ body, context, ctx }) => {
      await limitForm(dependencies, ctx, 'auth.reset');
      const userId = await choosePassword(db, body, context);
      await forgetFailures(db, userId, ctx.ip);
      return { success: true, message: passwordTexts.changed };
    },
  );

  return passwords;
}
