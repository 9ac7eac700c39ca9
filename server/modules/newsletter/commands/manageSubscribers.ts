import { randomUUID } from 'node:crypto';
import type { z } from 'zod';
import { type Database, transaction } from '../../../platform/db/db.ts';
import { mapUniqueViolation } from '../../../platform/db/mapUniqueViolation.ts';
import { type CommandContext, record, recordAll } from '../../../platform/events/events.ts';
import {
  type bulkUpdateSchema,
  newsletterTexts,
  type SubscriberStatus,
  type subscriberUpdateSchema,
} from '../contract.ts';
import { subscriberEvent } from '../events.ts';
import type { Subscriber } from '../Subscriber.ts';
import { lockSubscriber } from './lockSubscriber.ts';

const uniqueFields = { subscribers_email: { field: 'email', message: newsletterTexts.emailTaken } };

/**
 * Changes an address or a status for staff. A new address is unconfirmed, and links sent to the old one become invalid;
 * equal values change and record nothing.
 * @throws AppError 404, or 409 when another subscriber has the address
 */
export async function updateSubscriber(
  db: Database,
  { id, email, status }: z.output<typeof subscriberUpdateSchema>,
  context: CommandContext,
): Promise<void> {
  await transaction(db, async (trx) => {
    const subscriber = await lockSubscriber(trx, id);
    const former = { email: subscriber.email, status: subscriber.status };
    const updated_at = context.now;

    if (email !== undefined && email !== former.email) {
      const isOther = email.toLowerCase() !== former.email.toLowerCase();
      await mapUniqueViolation(uniqueFields, () =>
        subscriber.$query(trx).patch({
          email,
          ...(isOther ? { token_key: randomUUID(), verification_date: null, last_email_sent: null } : {}),
          updated_at,
        }),
      );
      const change = { from: former.email, to: email };
      await record(trx, subscriberEvent('subscriber.address_changed', id, change), context);
    }
    if (status !== undefined && status !== former.status) {
      await subscriber.$query(trx).patch({ status, ...toEndDate(status, context.now), updated_at });
      const change = { email: email ?? former.email, from: former.status, to: status };
      await record(trx, subscriberEvent('subscriber.status_changed', id, change), context);
    }
  });
}

/** When the subscription ended, derived from the new status. */
function toEndDate(status: SubscriberStatus, now: Date): { unsubscription_date?: Date | null } {
  if (status === 'unsubscribed') return { unsubscription_date: now };
  return status === 'active' ? { unsubscription_date: null } : {};
}

/** Sets the status of up to 5000 subscribers and returns how many it changed; unknown addresses are ignored. */
export async function updateSubscriberStatuses(
  db: Database,
  { emails, status }: z.output<typeof bulkUpdateSchema>,
  context: CommandContext,
): Promise<number> {
  return transaction(db, async (trx) => {
    // In the order of ids, so that two concurrent calls never wait for each other's rows.
    const former: Pick<Subscriber, 'id' | 'email' | 'status'>[] = await trx('subscribers')
      .select('id', 'email', 'status')
      .whereRaw('lower(email) = any(?)', [emails.map((email) => email.toLowerCase())])
      .whereNot({ status })
      .orderBy('id')
      .forUpdate();
    await trx('subscribers')
      .whereRaw('id = any(?)', [former.map(({ id }) => id)])
      .update({ status, ...toEndDate(status, context.now), updated_at: context.now });
    const events = former.map(({ id, email, status: from }) =>
      subscriberEvent('subscriber.status_changed', id, { email, from, to: status }),
    );
    await recordAll(trx, events, context);
    return former.length;
  });
}

/** Deletes a subscriber; the links in their mails become invalid. @throws AppError 404 */
export async function deleteSubscriber(db: Database, id: number, context: CommandContext): Promise<void> {
  await transaction(db, async (trx) => {
    const subscriber = await lockSubscriber(trx, id);
    await subscriber.$query(trx).delete();
    const { email, status } = subscriber;
    await record(trx, subscriberEvent('subscriber.deleted', id, { email, status }), context);
  });
}
