import type { Database } from '../../../platform/db.ts';

/** Adds up what writes have noted since the last time, so that a sum reads few rows. Any number may run at once. */
export async function foldEnquiryCounts(db: Database): Promise<void> {
  await db.raw(fold);
}

// Always in the same order, so that two workers never wait for each other's rows.
const fold = `
  with noted as (delete from enquiry_count_changes returning *)
  insert into enquiry_counts (channel, enquiry_type, status, priority, assigned_to, amount)
  select channel, enquiry_type, status, priority, assigned_to, sum(amount) from noted
  group by channel, enquiry_type, status, priority, assigned_to having sum(amount) <> 0
  order by channel, enquiry_type, status, priority, assigned_to
  on conflict (enquiry_type, status, priority, assigned_to, channel)
    do update set amount = enquiry_counts.amount + excluded.amount`;
