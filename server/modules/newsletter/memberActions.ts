import type { Database } from '../../platform/db.ts';
import { limitForm } from '../../platform/http/limitForm.ts';
import { readIdempotency } from '../../platform/idempotency.ts';
import { type Action, action } from './actions.ts';
import { isResend, resendVerification, subscribe } from './commands/subscribe.ts';
import {
  findByUnsubscription,
  requestUnsubscribeLink,
  unsubscribeByStaff,
  unsubscribeByToken,
} from './commands/unsubscribe.ts';
import { findByVerification, verifySubscriber } from './commands/verifySubscriber.ts';
import {
  newsletterTexts,
  subscribeAnswerSchema,
  subscribeSchema,
  unsubscribeSchema,
  verifySchema,
} from './contract.ts';
import { tokenPages } from './tokenPages.ts';

export type NewsletterDependencies = {
  db: Database;
  /** Signs the links of mails. */
  secret: string;
  mailConfigured: boolean;
  rateLimits: boolean;
};

/** What visitors do themselves, from the site's form and from the links of mails. */
export function memberActions(dependencies: NewsletterDependencies): {
  get: Record<string, Action>;
  post: Record<string, Action>;
} {
  const { db, mailConfigured } = dependencies;
  const { askPage, answerForm } = tokenPages(db);

  return {
    get: {
      verify: askPage('verify', (token, now) => findByVerification(dependencies, token, now)),
      unsubscribe: askPage('unsubscribe', (token) => findByUnsubscription(dependencies, token)),
    },
    post: {
      subscribe: action({
        summary: 'Subscribe an address, or (staff) send the mail that confirms it again',
        access: 'public',
        accessOf: ({ source }) => (isResend(source) ? 'newsletter.manage' : 'public'),
        input: subscribeSchema,
        answer: subscribeAnswerSchema,
        async handle({ input, context, ctx }) {
          const resend = isResend(input.source);
          if (!resend) await limitForm(dependencies, ctx, 'newsletter');
          const idempotency = await readIdempotency(ctx, 'newsletter.subscribe', input);
          const { created, mailed } = resend
            ? await resendVerification(db, input.email, idempotency, context)
            : await subscribe(
                db,
                { ...input, address: ctx.ip, userAgent: ctx.get('User-Agent').slice(0, 300) || null },
                idempotency,
                context,
              );
          ctx.status = created ? 201 : 200;
          const sent = resend ? newsletterTexts.resent : newsletterTexts.subscribed;
          return {
            success: true,
            message: mailed ? sent : newsletterTexts.recentlySent,
            data: { verification_required: true, email_sent: mailed && mailConfigured },
          };
        },
      }),
      verify: action({
        summary: 'Confirm an address with the token of the mail',
        access: 'public',
        input: verifySchema,
        handle({ input, context, ctx }) {
          const done = verifySubscriber(dependencies, input.token, context);
          return answerForm(ctx, 'verify', done);
        },
      }),
      unsubscribe: action({
        summary: 'Unsubscribe with the token of a mail, or ask for a mail with the link',
        access: 'public',
        input: unsubscribeSchema,
        async handle({ input: { token, email }, may, context, ctx }) {
          if (token !== undefined) {
            return answerForm(ctx, 'unsubscribe', unsubscribeByToken(dependencies, token, context));
          }
          const address = email ?? ''; // the schema asks for one of the two
          if (may('newsletter.manage')) {
            await unsubscribeByStaff(db, address, context);
            return { success: true, message: newsletterTexts.unsubscribed };
          }
          await limitForm(dependencies, ctx, 'newsletter.unsubscribe');
          await requestUnsubscribeLink(db, address, context);
          return { success: true, message: newsletterTexts.unsubscribeRequested };
        },
      }),
    },
  };
}
