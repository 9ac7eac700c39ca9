import { type Database, transaction } from '../../../platform/db.ts';
import type { Context } from '../../../platform/events.ts';
import type { TrapReason } from '../../../platform/formTraps/contract.ts';
import { type Idempotency, once } from '../../../platform/idempotency.ts';
import type { Quarantine } from '../../quarantine/queries.ts';
import type { Subscribed, Subscription } from './subscribe.ts';

/** Puts a subscription into the quarantine; the answer is that of a new subscriber, whoever asked. */
export async function holdSubscription(
  { db, quarantine }: { db: Database; quarantine: Quarantine },
  subscription: Subscription,
  reasons: TrapReason[],
  idempotency: Idempotency,
  context: Context,
): Promise<Subscribed> {
  return transaction(db, (trx) =>
    once(trx, idempotency, async () => {
      const held = {
        form: 'newsletter',
        reasons,
        email: subscription.email,
        submission: subscription,
      } as const;
      await quarantine(trx, { ...held, entityId: null }, context);
      return { created: true, mailed: true };
    }),
  );
}
