import type { Database } from '../../platform/db/db.ts';
import type { Context } from '../../platform/events/events.ts';
import { type Endpoints, requireAccess } from '../../platform/http/endpoints.ts';
import { type Idempotency, readIdempotency } from '../../platform/http/idempotency.ts';
import { limitForm } from '../../platform/http/limitForm.ts';
import { failedSpamChecks, type SpamChecks } from '../enquiries/spamChecks.contract.ts';
import { quarantineSubscription } from './commands/quarantineSubscription.ts';
import {
  isResend,
  resendVerification,
  type Subscribed,
  type Subscription,
  subscribe,
} from './commands/subscribe.ts';
import { newsletterTexts, subscribeResponseSchema, subscribeSchema } from './contract.ts';

export type SubscriptionDependencies = {
  db: Database;
  /** Signs the links of mails. */
  secret: string;
  mailConfigured: boolean;
  rateLimits: boolean;
  /** A form that is sent faster looks like spam. */
  formMinSeconds: number;
};

export function declareSubscription(newsletter: Endpoints, dependencies: SubscriptionDependencies): void {
  newsletter.post(
    '/api/newsletter/subscribe',
    {
      summary: 'Subscribe an address, or (staff) send its verification mail again',
      access: 'public',
      checkCaller: async ({ fields, actor, ctx }) => {
        if (isResend(fields['source'])) requireAccess(actor, 'newsletter.manage');
        else await limitForm(dependencies, ctx, 'newsletter');
      },
      body: subscribeSchema,
      idempotent: true,
      otherStatuses: [201],
      response: subscribeResponseSchema,
      errors: ['Unauthorized', 'Forbidden', 'NotFound'],
    },
    async ({ body: { website, elapsed_ms, ...form }, context, ctx }) => {
      const resend = isResend(form.source);
      const idempotency = await readIdempotency(ctx, 'newsletter.subscribe', form);
      const { created, mailed } = resend
        ? await resendVerification(dependencies.db, form.email, idempotency, context)
        : await submit(
            dependencies,
            {
              email: form.email,
              source: form.source,
              address: ctx.ip,
              userAgent: ctx.get('User-Agent').slice(0, 300) || null,
              consent: form.consent ? { version: form.consent, at: context.now } : null,
            },
            { website, elapsed_ms },
            idempotency,
            context,
          );
      if (created) ctx.status = 201;
      const sent = resend ? newsletterTexts.resent : newsletterTexts.subscribed;
      return {
        message: mailed ? sent : newsletterTexts.recentlySent,
        data: { verification_required: true, email_sent: mailed && dependencies.mailConfigured },
      };
    },
  );
}

/** A quarantined subscription gets the same response as any other. */
function submit(
  dependencies: SubscriptionDependencies,
  subscription: Subscription,
  spamChecks: SpamChecks,
  idempotency: Idempotency,
  context: Context,
): Promise<Subscribed> {
  const reasons = failedSpamChecks(spamChecks, dependencies.formMinSeconds);
  if (reasons.length > 0)
    return quarantineSubscription(dependencies.db, subscription, reasons, idempotency, context);
  return subscribe(dependencies.db, subscription, idempotency, context);
}
