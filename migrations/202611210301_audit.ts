import type { Knex } from 'knex';

/** What the audit log tells beside the fact itself, and the orders in which it is read. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- From where somebody signed in did it, and what every changed field was before and after. In columns of their
    -- own: consumers do not need them, so jobs do not carry them.
    alter table events add column address text, add column changes jsonb;

    create index events_occurred_at on events (occurred_at desc, id desc);
    create index events_type on events (type, occurred_at desc, id desc);
    create index events_actor on events (((actor ->> 'id')::bigint), occurred_at desc, id desc)
      where actor is not null;

    create function event_search_text(e events) returns text
      language sql immutable parallel safe
      as $$ select lower(coalesce(e.actor ->> 'name', '') || ' ' || coalesce(e.data ->> 'name', '') || ' '
                         || coalesce(e.data ->> 'title', '') || ' ' || coalesce(e.data ->> 'reference', '') || ' '
                         || coalesce(e.data ->> 'email', '') || ' ' || coalesce(e.address, '')) $$;
    create index events_search on events using gin (event_search_text(events) gin_trgm_ops);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop function event_search_text cascade;
    drop index events_actor, events_type, events_occurred_at;
    alter table events drop column changes, drop column address;
  `);
}
