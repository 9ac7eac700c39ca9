import type { Transaction } from '../../../platform/db/db.ts';

/**
 * Gives a clock back what the last change of the status of its enquiry took from it: a snooze, the wait for the
 * customer, or that a message of the customer is the reason. Call it before the former status is restored, which starts
 * any other clock.
 */
export async function restoreClock(trx: Transaction, enquiryId: number): Promise<void> {
  await trx.raw(
    `update reply_clocks set reopened = reopened_before,
       state = case when state_before in ('waiting', 'snoozed') then state_before else state end,
       fires_at = case when state_before = 'snoozed' then fires_before end,
       state_before = null, fires_before = null, reopened_before = null
     where enquiry_id = ? and state = 'stopped' and state_before is not null`,
    [enquiryId],
  );
}
