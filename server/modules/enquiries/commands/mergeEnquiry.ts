import { takeLock } from '../../../platform/db/advisoryLocks.ts';
import { type Database, type Transaction, transaction } from '../../../platform/db/db.ts';
import { conflict, invalid } from '../../../platform/errors.ts';
import { type CommandContext, record } from '../../../platform/events/events.ts';
import { toReference } from '../../../platform/text/toReference.ts';
import { lockClock } from '../../replyClock/commands/lockClock.ts';
import { stopClocks } from '../../replyClock/commands/stopClocks.ts';
import { Enquiry } from '../Enquiry.ts';
import { enquiryEvent } from '../events.ts';
import { mergingTexts } from '../merging.contract.ts';
import { isSamePerson } from '../personEnquiries.ts';
import { type EnquiryRecord, listMergedEnquiries, requireEnquiry } from '../queries.ts';
import { lockEnquiry } from './lockEnquiry.ts';
import { touchEnquiry } from './touchEnquiry.ts';
import { transferOwedReply } from './transferOwedReply.ts';
import { updateEnquiry } from './updateEnquiry.ts';

export type MoveBooking = (
  trx: Transaction,
  enquiries: { from: number; to: number },
  context: CommandContext,
) => Promise<void>;

/**
 * Closes a duplicate with a reference to the main enquiry, whose thread then shows the messages of both. A reply that
 * is owed on the duplicate is then owed on the main enquiry, which also gets its booking. Repeating it changes nothing.
 * @throws AppError 404; 409 when one of the two is merged or erased already; 422 when they are of different people
 */
export async function mergeEnquiry(
  { db, moveBooking }: { db: Database; moveBooking: MoveBooking },
  id: number,
  into: number,
  context: CommandContext,
): Promise<void> {
  if (id === into) throw invalid([{ field: 'into', message: mergingTexts.itself }]);
  await transaction(db, async (trx) => {
    const { duplicate, main } = await lockBoth(trx, id, into);
    if (duplicate.merged_into === into) return;
    await assertMergeable(trx, duplicate, main);
    await Enquiry.query(trx)
      .findById(id)
      .patch({ merged_into: into, status_before_merge: duplicate.status, updated_at: context.now });
    const { channel, name } = duplicate;
    const facts = { channel, name, from: duplicate.reference, to: main.reference, into };
    await record(trx, enquiryEvent('enquiry.merged', id, facts), context);
    await moveBooking(trx, { from: id, to: into }, context);
    const { state } = await lockClock(trx, id);
    if (state === 'running') await transferOwedReply(trx, id, main, context);
    await updateEnquiry(trx, { id }, { status: 'closed' }, context);
    // That of one that was closed before may have been started since.
    await stopClocks(trx, [id], ['running', 'waiting', 'snoozed']);
    await touchEnquiry(trx, into, context.now);
  });
}

/**
 * The duplicate first, because a message of its visitor locks it first: in another order the two would deadlock. Merges
 * run one after the other, because two in opposite directions would deadlock as well.
 */
async function lockBoth(trx: Transaction, id: number, into: number) {
  await takeLock(trx, 'merges');
  // Before the locks: a message of its visitor locks it before the enquiry that it was merged into.
  assertNotMerged(await requireEnquiry(trx, into));
  const duplicate = await lockEnquiry(trx, id);
  return { duplicate, main: await lockEnquiry(trx, into) };
}

function assertNotMerged({ reference, merged_into: into }: EnquiryRecord) {
  if (into !== null) throw conflict(mergingTexts.merged(reference, toReference(into)));
}

async function assertMergeable(trx: Transaction, duplicate: EnquiryRecord, main: EnquiryRecord) {
  if (duplicate.erased_at || main.erased_at) throw conflict(mergingTexts.erased);
  assertNotMerged(duplicate);
  const others = await listMergedEnquiries(trx, duplicate.id);
  if (others.length > 0) throw conflict(mergingTexts.hasMerged(duplicate.reference));
  if (!isSamePerson(duplicate, main)) throw invalid([{ field: 'into', message: mergingTexts.otherPerson }]);
}
