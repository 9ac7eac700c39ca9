import { type Database, transaction } from '../../../platform/db/db.ts';
import { notFound } from '../../../platform/errors.ts';
import type { CommandContext } from '../../../platform/events/events.ts';
import type { Storage } from '../../../platform/storage/storage.ts';
import { eraseMessages } from '../../conversations/commands/eraseConversations.ts';
import { eraseInboundMails } from '../../conversations/commands/eraseInboundMails.ts';
import { eraseBounces } from '../../conversations/inbound/commands/recordBounce.ts';
import { separateDuplicates } from '../../enquiries/commands/separateDuplicates.ts';
import { eraseQuarantined } from '../../enquiries/quarantine/commands/eraseQuarantined.ts';
import { findPersonEnquiries } from '../../enquiries/queries.ts';
import { scrubSubscribers } from '../../newsletter/commands/eraseSubscribers.ts';
import { eraseDeliveries } from '../../operations/commands/eraseDeliveries.ts';
import { deleteReviews } from '../../reviews/commands/deleteReviews.ts';
import { deleteInvitations } from '../../reviews/invitations/commands/deleteInvitations.ts';
import { selectInvitationsByEnquiries } from '../../reviews/invitations/queries.ts';
import { type Found, type Person, privacyTexts } from '../contract.ts';
import { countKnown, findSubjects, personalTables } from '../queries.ts';
import { eraseSubjects } from './eraseSubjects.ts';

/**
 * Erases one person everywhere, in one transaction; returns what was known. Rows of enquiries stay without personal
 * data, as do the events, because both count.
 * @throws AppError 404 when nothing is known
 */
export async function erasePerson(
  { db, storage }: { db: Database; storage: Storage },
  person: Person,
  context: CommandContext,
): Promise<Found> {
  return transaction(db, async (trx) => {
    const subjects = await findSubjects(trx, person);
    const found = await countKnown(trx, subjects);
    if (found.every(({ rows }) => rows === 0)) throw notFound(privacyTexts.nothing);

    // Duplicates with another address and number are not erased.
    await separateDuplicates(trx, subjects.enquiries, context);
    const listIds = (table: keyof typeof personalTables): Promise<number[]> =>
      personalTables[table].matching(trx, subjects).pluck('id');
    const held = await eraseQuarantined(trx, await listIds('quarantined_submissions'));
    const mails = await eraseInboundMails(trx, await listIds('inbound_mails'));
    // The two deletions have waited for those who made an enquiry of a row since the search.
    const since = await findPersonEnquiries(trx, person);
    subjects.enquiries = [...new Set([...subjects.enquiries, ...since.map(({ id }) => id)])];
    await eraseBounces(trx, subjects.emails);
    await eraseDeliveries(trx, await listIds('mail_deliveries'));
    const subscribers = await listIds('subscribers');
    subjects.subscribers = [...new Set([...subjects.subscribers, ...subscribers])];
    // Their addresses in the events of a subscription that now belongs to someone else.
    await scrubSubscribers(trx, subjects.subscribers);
    const { enquiries } = subjects;
    const facts = { because: 'request', enquiries, subscribers: subjects.subscribers } as const;
    const files = await eraseSubjects(trx, facts, context, subscribers);
    // Their messages in the threads of others; those of their own enquiries are already gone.
    const sent = await eraseMessages(trx, await listIds('conversation_messages'));
    // After their enquiries were locked, so that none of them writes a review meanwhile.
    await deleteReviews(trx, await listIds('reviews'), context);
    await deleteInvitations(trx, selectInvitationsByEnquiries(trx, enquiries));
    // Before the commit: if it fails, the erasure can be repeated, while an orphaned file would never be found again.
    for (const key of [...held, ...mails, ...files, ...sent]) await storage.remove(key);
    return found;
  });
}
