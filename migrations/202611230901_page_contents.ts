import type { Knex } from 'knex';

/**
 * The content of pages as staff saved it; a page without a row shows its default. Previews hold unsaved content for an
 * hour.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table page_contents (
      id bigint generated always as identity primary key,
      page text not null unique,
      content jsonb not null,
      updated_at timestamptz not null
    );
    create table content_previews (
      id uuid primary key,
      page text not null,
      content jsonb not null,
      created_at timestamptz not null
    );
    create index content_previews_created_at on content_previews (created_at);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table content_previews; drop table page_contents');
}
