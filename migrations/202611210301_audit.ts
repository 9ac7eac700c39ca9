import type { Knex } from 'knex';

/** Without a transaction: every command writes to the events table, so its indexes are built concurrently. */
export const config = { transaction: false };

/** The additional columns of the audit log, and indexes for its sort orders. */
export async function up(knex: Knex): Promise<void> {
  // Skipped when they exist, so that a second run does not lock the table.
  if (!(await knex.schema.hasColumn('events', 'changes'))) {
    await knex.raw(`
      -- The client address of a signed-in user, and each changed field before and after. Consumers do not read them.
      alter table events add column address text, add column changes jsonb;
    `);
  }
  await knex.raw(`
    create or replace function event_search_text(e events) returns text
      language sql immutable parallel safe
      as $$ select lower(coalesce(e.actor ->> 'name', '') || ' ' || coalesce(e.data ->> 'name', '') || ' '
                         || coalesce(e.data ->> 'title', '') || ' ' || coalesce(e.data ->> 'reference', '') || ' '
                         || coalesce(e.data ->> 'email', '') || ' ' || coalesce(e.address, '')) $$;
  `);
  // Waits for running transactions without blocking others.
  await knex.raw('set lock_timeout = 0');
  for (const index of [
    'events_occurred_at on events (occurred_at desc, id desc)',
    'events_type on events (type, occurred_at desc, id desc)',
    `events_actor on events (((actor ->> 'id')::bigint), occurred_at desc, id desc) where actor is not null`,
    'events_search on events using gin (event_search_text(events) gin_trgm_ops)',
  ]) {
    await knex.raw(`create index concurrently if not exists ${index}`);
  }
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop function event_search_text cascade;
    drop index events_actor, events_type, events_occurred_at;
    alter table events drop column changes, drop column address;
  `);
}
