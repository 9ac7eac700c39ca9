import type { Database, Transaction } from '../../../platform/db/db.ts';
import { requireFound } from '../../../platform/errors.ts';
import { replyClockTexts } from '../contract.ts';
import type { SavedClock } from '../queries.ts';

export type LockedClock = SavedClock & { due_at: Date; fires_at: Date | null };

export type ClockDependencies = {
  db: Database;
  /**
   * Locks an enquiry, as others do before they lock its clock.
   * @throws AppError 404, or 409 when it cannot be replied to
   */
  lockAnswerable: (trx: Transaction, enquiryId: number) => Promise<unknown>;
};

/** The clock of an enquiry, locked until the transaction ends. @throws AppError 404 */
export async function lockClock(trx: Transaction, enquiryId: number): Promise<LockedClock> {
  const clock = await trx('reply_clocks')
    .where({ enquiry_id: enquiryId })
    .forUpdate()
    .first<LockedClock | undefined>('state', 'due_at', 'fires_at', 'reopened');
  return requireFound(clock, replyClockTexts.notFound);
}
