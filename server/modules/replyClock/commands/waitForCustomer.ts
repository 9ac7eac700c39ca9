import { type Database, transaction } from '../../../platform/db/db.ts';
import { type CommandContext, record } from '../../../platform/events/events.ts';
import { getTimeZone } from '../../settings/queries.ts';
import type { WaitInput } from '../contract.ts';
import { replyClockPaused } from '../events.ts';
import { assertExpectedClock } from './assertExpectedClock.ts';
import { lockClock } from './lockClock.ts';

/**
 * Stops the clock while the customer owes a reply, also that of an enquiry that cannot be replied to; repeating it changes
 * nothing.
 * @throws AppError 404; 409 when the clock differs from the expected one
 */
export async function waitForCustomer(
  db: Database,
  enquiryId: number,
  context: CommandContext,
  { expected }: WaitInput = {},
): Promise<void> {
  await transaction(db, async (trx) => {
    const clock = await lockClock(trx, enquiryId);
    if (clock.state === 'waiting') return;
    if (expected) assertExpectedClock(clock, expected, await getTimeZone(trx));
    await trx('reply_clocks')
      .where({ enquiry_id: enquiryId })
      .update({ state: 'waiting', fires_at: null, reopened: false });
    await record(trx, replyClockPaused(enquiryId), context);
  });
}
