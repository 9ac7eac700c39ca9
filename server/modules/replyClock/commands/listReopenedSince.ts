import type { Transaction } from '../../../platform/db/db.ts';

/** Those of the enquiries whose clock was started again after a moment by a message of the customer, each locked. */
export async function listReopenedSince(
  trx: Transaction,
  moments: { enquiryId: number; at: Date }[],
): Promise<Set<number>> {
  const { rows } = await trx.raw<{ rows: { enquiry_id: number }[] }>(
    `select clock.enquiry_id from reply_clocks as clock
     join unnest(?::bigint[], ?::timestamptz[]) as moment (enquiry_id, at) using (enquiry_id)
     where clock.state = 'running' and clock.reopened and clock.started_at > moment.at
     order by clock.enquiry_id
     for update of clock`,
    [moments.map(({ enquiryId }) => enquiryId), moments.map(({ at }) => at)],
  );
  return new Set(rows.map(({ enquiry_id }) => enquiry_id));
}
