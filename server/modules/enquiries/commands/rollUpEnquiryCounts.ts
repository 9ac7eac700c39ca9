import type { Database } from '../../../platform/db/db.ts';

/** Adds pending changes to the counts, so that a sum reads few rows. Safe to run concurrently. */
export async function rollUpEnquiryCounts(db: Database): Promise<void> {
  await db.raw(statement);
}

// A fixed order prevents deadlocks between workers.
const statement = `
  with noted as (delete from enquiry_count_changes returning *)
  insert into enquiry_counts (channel, enquiry_type, status, priority, assigned_to, amount)
  select channel, enquiry_type, status, priority, assigned_to, sum(amount) from noted
  group by channel, enquiry_type, status, priority, assigned_to having sum(amount) <> 0
  order by channel, enquiry_type, status, priority, assigned_to
  on conflict (enquiry_type, status, priority, assigned_to, channel)
    do update set amount = enquiry_counts.amount + excluded.amount`;
