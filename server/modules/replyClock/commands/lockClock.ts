import type { Transaction } from '../../../platform/db/db.ts';
import { requireFound } from '../../../platform/errors.ts';
import { replyClockTexts } from '../contract.ts';
import type { SavedClock } from '../queries.ts';

export type LockedClock = SavedClock & { due_at: Date; fires_at: Date | null };

/** The clock of an enquiry, locked until the transaction ends. @throws AppError 404 */
export async function lockClock(trx: Transaction, enquiryId: number): Promise<LockedClock> {
  const clock = await trx('reply_clocks')
    .where({ enquiry_id: enquiryId })
    .forUpdate()
    .first<LockedClock | undefined>('state', 'due_at', 'fires_at', 'reopened');
  return requireFound(clock, replyClockTexts.notFound);
}
