import { announceEnquiries } from '../../server/modules/enquiries/channels.ts';
import { getClosing, getEnquiry, listMergedEnquiries } from '../../server/modules/enquiries/queries.ts';
import type { RecordedEvent } from '../../server/modules/events.ts';
import { getOutcome } from '../../server/modules/responses/queries.ts';
import { moveSeats } from '../../server/modules/seats/commands/moveSeats.ts';
import { releaseSeats } from '../../server/modules/seats/commands/releaseSeats.ts';
import type { Database, Transaction } from '../../server/platform/db/db.ts';
import { createSystemContext } from '../../server/platform/events/events.ts';
import { consumeOnce } from '../delivery/consumeOnce.ts';

/**
 * Releases the seats of an enquiry that was lost, withdrawn or deleted, and of those that were erased, and moves those
 * of a merged one, once.
 */
export async function adjustSeats(db: Database, event: RecordedEvent): Promise<void> {
  const context = createSystemContext(new Date(), event.requestId);
  const adjust = async (trx: Transaction) => {
    const changed = [event.entity.id];
    if (event.type === 'enquiry.merged') {
      await moveSeats(trx, event.entity.id, context);
      changed.push(event.data.into);
    } else await releaseSeats(trx, await listEndedEnquiries(trx, event), context);
    if (event.entity.type === 'enquiry') await announceEnquiries(trx, changed);
  };
  // Exclusive: seats that are moved while a loss is processed would stay with the lost enquiry.
  await consumeOnce(db, 'seats', [event], adjust, true);
}

/** The enquiries that an event ends. Duplicates end with their main enquiry: they may still have seats. */
async function listEndedEnquiries(trx: Transaction, event: RecordedEvent): Promise<number[]> {
  if (event.type === 'personal_data.erased') return event.data.enquiries;
  const { id } = event.entity;
  if (event.type === 'enquiry.withdrawn') {
    const enquiry = await getEnquiry(trx, id);
    // Staff may have taken it up again since, and confirmed others.
    if (enquiry && !(await getClosing(trx, enquiry))?.byVisitor) return [];
  }
  // Staff may have corrected the outcome meanwhile.
  if (event.type === 'enquiry.lost' && (await getOutcome(trx, id)).outcome !== 'lost') return [];
  return [id, ...(await listMergedEnquiries(trx, id)).map((duplicate) => duplicate.id)];
}
