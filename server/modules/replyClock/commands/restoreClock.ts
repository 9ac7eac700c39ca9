import type { Transaction } from '../../../platform/db/db.ts';

type SavedClock = {
  state_before: 'running' | 'waiting' | 'snoozed';
  fires_before: Date | null;
  reopened_before: boolean;
};

/**
 * Restores the former status of an enquiry, and gives its clock back what it was when it was last saved: it ran, was
 * snoozed or waited for the customer. A clock that was started since stays as it is.
 */
export async function restoreClock(
  trx: Transaction,
  enquiryId: number,
  restoreStatus: () => Promise<void>,
): Promise<void> {
  const saved = await trx('reply_clocks')
    .where({ enquiry_id: enquiryId, state: 'stopped' })
    .whereIn('state_before', ['running', 'waiting', 'snoozed'])
    .first<SavedClock | undefined>('state_before', 'fires_before', 'reopened_before');
  // The status starts or stops the clock itself, so the clock comes second.
  await restoreStatus();
  if (!saved) return;
  const { state_before: state, fires_before, reopened_before: reopened } = saved;
  const fires_at = state === 'running' ? trx.raw('next_timer(warn_at, due_at)') : fires_before;
  await trx('reply_clocks')
    .where({ enquiry_id: enquiryId })
    .update({ state, fires_at, reopened, state_before: null, fires_before: null, reopened_before: null });
}
