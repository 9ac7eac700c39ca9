import { type Database, transaction } from '../../../platform/db/db.ts';
import { type Context, record } from '../../../platform/events/events.ts';
import { enquiryEvent } from '../events.ts';
import { lockEnquiry } from '../queries.ts';
import { updateEnquiry } from './updateEnquiry.ts';

/** Closes an enquiry that its visitor withdraws. One that is closed, erased or deleted stays as it is. */
export async function withdrawEnquiry(db: Database, id: number, context: Context): Promise<void> {
  await transaction(db, async (trx) => {
    const enquiry = await lockEnquiry(trx, id);
    if (!enquiry || enquiry.erased_at || enquiry.status === 'closed') return;
    const { channel, name } = enquiry;
    await updateEnquiry(trx, { id }, { status: 'closed' }, context);
    await record(trx, enquiryEvent('enquiry.withdrawn', id, { channel, name }), context);
  });
}
