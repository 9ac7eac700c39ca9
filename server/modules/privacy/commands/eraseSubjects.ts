import type { Transaction } from '../../../platform/db/db.ts';
import { ERASED } from '../../../platform/events/erased.ts';
import { type CommandContext, record, scrubEvents } from '../../../platform/events/events.ts';
import { eraseConversations } from '../../conversations/commands/eraseConversations.ts';
import { eraseEnquiries, eraseEnquiryEvents } from '../../enquiries/commands/eraseEnquiries.ts';
import { eraseSubscribers } from '../../newsletter/commands/eraseSubscribers.ts';
import { eraseDeliveriesAbout } from '../../operations/commands/eraseDeliveries.ts';
import { type ErasedEventData, privacyEvent } from '../events.ts';
import { selectEventsAbout } from '../queries.ts';

/**
 * Erases the persons behind enquiries and subscriptions from their tables, the events and the mail log. The event
 * makes the activity feed rebuild those entries. Returns the storage keys of files to delete.
 * @param subscribers the subscriptions to delete: by default all that the event names
 */
export async function eraseSubjects(
  trx: Transaction,
  facts: ErasedEventData,
  context: CommandContext,
  subscribers = facts.subscribers,
): Promise<string[]> {
  const files = [
    ...(await eraseEnquiries(trx, facts.enquiries, context.now)),
    ...(await eraseConversations(trx, facts.enquiries)),
  ];
  // After the messages were deleted, which waits for the replies whose result is being recorded with the name.
  await eraseEnquiryEvents(trx, facts.enquiries);
  // A mail is sent only while its event has the data that it was built from; this event has no other.
  const invited = { entityType: 'enquiry', ids: facts.enquiries, type: 'review.invited' };
  await scrubEvents(trx, invited, { reference: ERASED.text });
  await eraseSubscribers(trx, subscribers);
  await eraseDeliveriesAbout(trx, selectEventsAbout(trx, facts).select('id'));
  await record(trx, privacyEvent('personal_data.erased', 1, facts), context);
  return files;
}
