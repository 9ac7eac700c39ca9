import type { Knex } from 'knex';

/** How the visitor came: the first page of the visit, its campaign, and the brochures that were downloaded. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table enquiries add column if not exists visit jsonb');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table enquiries drop column visit');
}
