import { type Database, transaction } from '../../../platform/db/db.ts';
import { type Context, record } from '../../../platform/events/events.ts';
import { replyClockPaused } from '../events.ts';
import { lockClock } from './lockClock.ts';

/** Stops the clock while the customer owes a reply; repeating it changes nothing. @throws AppError 404 */
export async function waitForCustomer(db: Database, enquiryId: number, context: Context): Promise<void> {
  await transaction(db, async (trx) => {
    const clock = await lockClock(trx, enquiryId);
    if (clock.state === 'waiting') return;
    await trx('reply_clocks')
      .where({ enquiry_id: enquiryId })
      .update({ state: 'waiting', fires_at: null, reopened: false });
    await record(trx, replyClockPaused(enquiryId), context);
  });
}
