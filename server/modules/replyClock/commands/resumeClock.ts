import { transaction } from '../../../platform/db/db.ts';
import { conflict } from '../../../platform/errors.ts';
import { type CommandContext, record } from '../../../platform/events/events.ts';
import { replyClockTexts } from '../contract.ts';
import { replyClockResumed } from '../events.ts';
import { type ClockDependencies, lockClock } from './lockClock.ts';
import { restartClocks } from './restartClocks.ts';

/**
 * Ends a snooze, or the wait for the customer: the whole reply time starts again.
 * @throws AppError 404, or 409 when the enquiry is neither snoozed nor waiting, or cannot be replied to
 */
export async function resumeClock(
  { db, lockAnswerable }: ClockDependencies,
  enquiryId: number,
  context: CommandContext,
): Promise<void> {
  await transaction(db, async (trx) => {
    await lockAnswerable(trx, enquiryId);
    const clock = await lockClock(trx, enquiryId);
    if (clock.state !== 'waiting' && clock.state !== 'snoozed') throw conflict(replyClockTexts.notResting);
    for (const { due_at } of await restartClocks(trx, [enquiryId], context.now)) {
      await record(trx, replyClockResumed(enquiryId, due_at), context);
    }
  });
}
