import type { Knex } from 'knex';

/** Every command writes to the table of events, so it must not stop: its indexes are built beside running writes. */
export const config = { transaction: false };

/** What the audit log tells beside the fact itself, and the orders in which it is read. */
export async function up(knex: Knex): Promise<void> {
  // A table that has them is not locked again, for nothing, by a second run.
  if (!(await knex.schema.hasColumn('events', 'changes'))) {
    await knex.raw(`
      -- From where somebody signed in did it, and what every changed field was before and after. In columns of their
      -- own: consumers do not need them, so jobs do not carry them.
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
  // Each waits for the transactions that run, while others go on: for as long as they take.
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
