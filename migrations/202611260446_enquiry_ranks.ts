import type { Knex } from 'knex';

/** Indexes that are built while others write. */
export const config = { transaction: false };

/** Sorts priorities and statuses by their meaning instead of alphabetically. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create or replace function priority_rank(e enquiries) returns integer
      language sql immutable parallel safe
      as $$ select array_position(array['low', 'medium', 'high', 'urgent'], e.priority) $$;
    create or replace function status_rank(e enquiries) returns integer
      language sql immutable parallel safe
      as $$ select array_position(array['new', 'in_progress', 'replied', 'resolved', 'closed'], e.status) $$;
  `);
  // Waits for running transactions without blocking others.
  await knex.raw('set lock_timeout = 0');
  // With the column itself in the index, distant pages are found without reading their rows.
  await knex.raw(`
    create index concurrently if not exists enquiries_priority_rank on enquiries (priority_rank(enquiries), id)
      include (priority)
  `);
  await knex.raw(`
    create index concurrently if not exists enquiries_status_rank on enquiries (status_rank(enquiries), id)
      include (status)
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index enquiries_status_rank, enquiries_priority_rank;
    drop function status_rank(enquiries);
    drop function priority_rank(enquiries);
  `);
}
