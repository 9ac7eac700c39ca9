import type { z } from 'zod';
import type { Database } from '../../platform/db/db.ts';
import { type Caller, type Endpoints, requireAccess } from '../../platform/http/endpoints.ts';
import { type Idempotency, readIdempotency } from '../../platform/http/idempotency.ts';
import { limitForm } from '../../platform/http/limitForm.ts';
import { isPlainForm } from '../../platform/http/plainForm.ts';
import { failedSpamChecks, type SpamChecks } from '../enquiries/spamChecks.contract.ts';
import { quarantineSubscription } from './commands/quarantineSubscription.ts';
import { resendVerification, type Subscribed, subscribe } from './commands/subscribe.ts';
import { adminResend, newsletterTexts, subscribeResponseSchema, subscribeSchema } from './contract.ts';

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
        const source = subscribeSchema.shape.source.safeParse(fields['source']).data;
        if (source === adminResend) requireAccess(actor, 'newsletter.manage');
        else await limitForm(dependencies, ctx, 'newsletter');
      },
      body: subscribeSchema,
      plainForm: { received: 'Subscribed!', refused: 'No new subscription' },
      idempotent: true,
      otherStatuses: [201],
      response: subscribeResponseSchema,
      errors: ['Unauthorized', 'Forbidden', 'NotFound'],
    },
    async ({ body: { website, elapsed_ms, ...form }, ...caller }) => {
      const { context, ctx } = caller;
      const idempotency = await readIdempotency(ctx, 'newsletter.subscribe', form);
      const resend = form.source === adminResend;
      const { created, mailed } = resend
        ? await resendVerification(dependencies.db, form.email, idempotency, context)
        : await submit(dependencies, form, { website, elapsed_ms }, idempotency, caller);
      if (created) ctx.status = 201;
      const sent = resend ? newsletterTexts.resent : newsletterTexts.subscribed;
      return {
        message: mailed ? sent : newsletterTexts.recentlySent,
        data: { verification_required: true, email_sent: mailed && dependencies.mailConfigured },
      };
    },
  );
}

type SubscribeForm = Omit<z.output<typeof subscribeSchema>, keyof SpamChecks>;

/** A quarantined subscription gets the same response as any other. */
function submit(
  { db, formMinSeconds }: SubscriptionDependencies,
  { email, source, consent }: SubscribeForm,
  spamChecks: SpamChecks,
  idempotency: Idempotency,
  { context, ctx }: Caller,
): Promise<Subscribed> {
  const subscription = {
    email,
    source,
    address: ctx.ip,
    userAgent: ctx.get('User-Agent').slice(0, 300) || null,
    consent: consent ? { version: consent, at: context.now } : null,
  };
  const reasons = failedSpamChecks(spamChecks, formMinSeconds);
  if (reasons.length > 0) return quarantineSubscription(db, subscription, reasons, idempotency, context);
  // The key of a plain form is its content, and an address may subscribe again after it was unsubscribed.
  const key = isPlainForm(ctx) ? null : idempotency.key;
  return subscribe(db, subscription, { ...idempotency, key }, context);
}
