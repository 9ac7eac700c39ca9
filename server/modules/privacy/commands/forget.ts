import type { Transaction } from '../../../platform/db/db.ts';
import { ERASED } from '../../../platform/events/erased.ts';
import { type Context, record } from '../../../platform/events/events.ts';
import { type ErasedFacts, personalDataErased } from '../events.ts';
import { eventsAbout } from '../queries.ts';

/** What each module does to forget; all give the storage keys of files that are to go. */
export type Erasers = {
  enquiries(trx: Transaction, ids: number[], now: Date): Promise<string[]>;
  subscribers(trx: Transaction, ids: number[]): Promise<void>;
};

/**
 * Erases the persons behind enquiries and subscriptions from their tables, the events and the mail log. The event
 * makes the activity feed rebuild those entries. Returns the storage keys of files to delete.
 */
export async function forget(
  trx: Transaction,
  erasers: Erasers,
  facts: ErasedFacts,
  context: Context,
): Promise<string[]> {
  const files = await erasers.enquiries(trx, facts.enquiries, context.now);
  await erasers.subscribers(trx, facts.subscribers);
  // These mails about an enquiry went to staff.
  await trx('mail_deliveries')
    .whereIn('event_id', eventsAbout(trx, facts).select('id'))
    .whereNotIn('template', ['enquiry_notice', 'enquiry_assigned'])
    .update({ recipient: ERASED.email, error: null, answer: null });
  await record(trx, personalDataErased(facts), context);
  return files;
}
