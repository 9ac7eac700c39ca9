import type { Knex } from 'knex';

/** What the page of a wedding package shows beyond its card. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table wedding_destinations
      add column inclusions jsonb not null default '[]',
      add column programme jsonb not null default '[]',
      add column questions jsonb not null default '[]'
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table wedding_destinations drop column inclusions, drop column programme, drop column questions
  `);
}
