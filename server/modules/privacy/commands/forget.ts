import type { Transaction } from '../../../platform/db.ts';
import { erased } from '../../../platform/erased.ts';
import { type Context, record } from '../../../platform/events.ts';
import { type ErasedFacts, personalDataErased } from '../events.ts';
import { eventsAbout } from '../queries.ts';

/** What each module does to forget; all give the storage keys of files that are to go. */
export type Erasers = {
  enquiries(trx: Transaction, ids: number[], now: Date): Promise<string[]>;
  subscribers(trx: Transaction, ids: number[]): Promise<void>;
};

/**
 * Forgets the persons behind enquiries and subscriptions: in their tables, in the events, in the log of mails. The
 * event wakes the activity feed, which tells those events anew. Gives the storage keys of files that are to go.
 */
export async function forget(
  trx: Transaction,
  erasers: Erasers,
  facts: ErasedFacts,
  context: Context,
): Promise<string[]> {
  const files = await erasers.enquiries(trx, facts.enquiries, context.now);
  await erasers.subscribers(trx, facts.subscribers);
  // The notice of an enquiry went to staff.
  await trx('mail_deliveries')
    .whereIn('event_id', eventsAbout(trx, facts).select('id'))
    .whereNot({ template: 'enquiry_notice' })
    .update({ recipient: erased.email, error: null, answer: null });
  await record(trx, personalDataErased(facts), context);
  return files;
}
