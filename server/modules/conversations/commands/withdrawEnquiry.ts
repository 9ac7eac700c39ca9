import { type Database, transaction } from '../../../platform/db/db.ts';
import { type CommandContext, record } from '../../../platform/events/events.ts';
import { findLockedEnquiry } from '../../enquiries/commands/lockEnquiry.ts';
import { updateEnquiry } from '../../enquiries/commands/updateEnquiry.ts';
import { enquiryEvent } from '../../enquiries/events.ts';
import { getOutcome } from '../../responses/queries.ts';

/** Closes an enquiry that its visitor withdraws. One that is closed, booked, erased or deleted stays as it is. */
export async function withdrawEnquiry(db: Database, id: number, context: CommandContext): Promise<void> {
  await transaction(db, async (trx) => {
    const enquiry = await findLockedEnquiry(trx, id);
    if (!enquiry || enquiry.erased_at || enquiry.status === 'closed') return;
    if ((await getOutcome(trx, id)).outcome === 'booked') return;
    const { channel, name } = enquiry;
    await updateEnquiry(trx, { id }, { status: 'closed' }, context);
    await record(trx, enquiryEvent('enquiry.withdrawn', id, { channel, name }), context);
  });
}
