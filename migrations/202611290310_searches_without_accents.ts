import type { Knex } from 'knex';

/** Indexes that are built while others write. */
export const config = { transaction: false };

/** The search indexes: name, and the table with the text that is searched. */
const searched: [string, string, string][] = [
  ['enquiries_search', 'enquiries', 'enquiry_search_text(enquiries)'],
  ['enquiry_notes_search', 'enquiry_notes', 'lower(body)'],
  ['users_search', 'users', 'user_search_text(users)'],
  ['destinations_search', 'destinations', 'destination_search_text(destinations)'],
  ['wedding_destinations_search', 'wedding_destinations', 'wedding_search_text(wedding_destinations)'],
  ['posts_search', 'posts', 'post_search_text(posts)'],
  ['events_search', 'events', 'event_search_text(events)'],
];

/** "Joao" finds "João". The lists of an older release that still runs are searched without an index. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create extension if not exists unaccent;
    -- Declared immutable for the indexes: the rules of the dictionary come with Postgres and do not change.
    create or replace function fold_text(text) returns text
      language sql immutable parallel safe
      as $$ select lower(public.unaccent('public.unaccent', $1)) $$;
  `);
  // Waits for running transactions without blocking others.
  await knex.raw('set lock_timeout = 0');
  for (const [name, table, text] of searched) {
    await knex.raw(`
      create index concurrently if not exists ${name}_folded on ${table} using gin (fold_text(${text}) gin_trgm_ops)
    `);
    await knex.raw(`drop index concurrently if exists ${name}`);
  }
}

export async function down(knex: Knex): Promise<void> {
  for (const [name, table, text] of searched) {
    await knex.raw(`create index ${name} on ${table} using gin (${text} gin_trgm_ops)`);
  }
  await knex.raw('drop function fold_text cascade; drop extension unaccent');
}
