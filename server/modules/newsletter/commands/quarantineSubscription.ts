import type { Database } from '../../../platform/db/db.ts';
import type { CommandContext } from '../../../platform/events/events.ts';
import { type Idempotency, withIdempotencyKey } from '../../../platform/http/idempotency.ts';
import { quarantineSubmission } from '../../enquiries/quarantine/commands/quarantineSubmission.ts';
import type { SpamReason } from '../../enquiries/spamChecks.contract.ts';
import { assertSubscribable, type Subscribed, type Subscription } from './subscribe.ts';

/**
 * Puts a subscription into the quarantine; the response is that to a new subscriber.
 * @throws AppError 409 or 422 like a subscription, because staff could not release it
 */
export async function quarantineSubscription(
  db: Database,
  subscription: Subscription,
  reasons: SpamReason[],
  idempotency: Idempotency,
  context: CommandContext,
): Promise<Subscribed> {
  return withIdempotencyKey(db, idempotency, async (trx) => {
    await assertSubscribable(trx, subscription.email);
    const held = {
      form: 'newsletter',
      reasons,
      email: subscription.email,
      submission: subscription,
    } as const;
    await quarantineSubmission(trx, { ...held, entityId: null }, context);
    return { created: true, mailed: true };
  });
}
