import type { Knex } from 'knex';

/** Who travels, in how many rooms, and the price that was calculated. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table enquiries add column if not exists quote jsonb');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table enquiries drop column quote');
}
