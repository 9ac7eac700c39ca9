import { emptyAsAbsent } from '../../platform/contract.ts';
import type { Database } from '../../platform/db/db.ts';
import { doneAnswerSchema } from '../../platform/fields.contract.ts';
import { readIdempotency } from '../../platform/http/idempotency.ts';
import { limitForm } from '../../platform/http/limitForm.ts';
import { failedSpamChecks } from '../enquiries/spamChecks.contract.ts';
import { type Action, action } from './actions.ts';
import { holdSubscription } from './commands/holdSubscription.ts';
import { isResend, resendVerification, subscribe } from './commands/subscribe.ts';
import {
  findByUnsubscription,
  requestUnsubscribeLink,
  unsubscribeByStaff,
  unsubscribeByToken,
} from './commands/unsubscribe.ts';
import { findByVerification, verifySubscriber } from './commands/verifySubscriber.ts';
import type { PageFonts } from './confirmationAssets.ts';
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
  /** A form that is sent sooner looks like a program's. */
  formMinSeconds: number;
  fonts: PageFonts;
};

/** What visitors do themselves, from the site's form and from the links of mails. */
export function memberActions(dependencies: NewsletterDependencies): {
  get: Record<string, Action>;
  post: Record<string, Action>;
} {
  const { db, mailConfigured } = dependencies;
  const { askPage, answerForm } = tokenPages(db, dependencies.fonts);

  return {
    get: {
      verify: askPage('verify', (token, now) => findByVerification(dependencies, token, now)),
      unsubscribe: askPage('unsubscribe', (token) => findByUnsubscription(dependencies, token)),
    },
    post: {
      subscribe: action({
        summary: 'Subscribe an address, or (staff) resend the confirmation mail',
        access: 'public',
        accessOf: ({ source }) => (isResend(source) ? 'newsletter.manage' : 'public'),
        limit: async ({ source }, { ctx }) => {
          if (!isResend(source)) await limitForm(dependencies, ctx, 'newsletter');
        },
        input: subscribeSchema,
        answer: subscribeAnswerSchema,
        orStatus: [201],
        async handle({ input, context, ctx }) {
          const resend = isResend(input.source);
          const { website, elapsed_ms, ...form } = input;
          const idempotency = await readIdempotency(ctx, 'newsletter.subscribe', form);
          const subscription = {
            email: form.email,
            source: form.source,
            address: ctx.ip,
            userAgent: ctx.get('User-Agent').slice(0, 300) || null,
            consent: form.consent ? { version: form.consent, at: context.now } : null,
          };
          const reasons = failedSpamChecks({ website, elapsed_ms }, dependencies.formMinSeconds);
          const { created, mailed } = resend
            ? await resendVerification(db, form.email, idempotency, context)
            : reasons.length > 0
              ? await holdSubscription(db, subscription, reasons, idempotency, context)
              : await subscribe(db, subscription, idempotency, context);
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
        answer: doneAnswerSchema,
        handle({ input, context, ctx }) {
          const done = verifySubscriber(dependencies, input.token, context);
          return answerForm(ctx, 'verify', done);
        },
      }),
      unsubscribe: action({
        summary: 'Unsubscribe with the token from a mail, or request a mail with the link',
        access: 'public',
        limit: async ({ token }, { may, ctx }) => {
          if (emptyAsAbsent(token) === undefined && !may('newsletter.manage')) {
            await limitForm(dependencies, ctx, 'newsletter.unsubscribe');
          }
        },
        input: unsubscribeSchema,
        answer: doneAnswerSchema,
        async handle({ input: { token, email }, may, context, ctx }) {
          if (token !== undefined) {
            return answerForm(ctx, 'unsubscribe', unsubscribeByToken(dependencies, token, context));
          }
          const address = email ?? ''; // the schema asks for one of the two
          if (may('newsletter.manage')) {
            await unsubscribeByStaff(db, address, context);
            return { success: true, message: newsletterTexts.unsubscribed };
          }
          await requestUnsubscribeLink(db, address, context);
          return { success: true, message: newsletterTexts.unsubscribeRequested };
        },
      }),
    },
  };
}
