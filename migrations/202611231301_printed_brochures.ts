import type { Knex } from 'knex';

/** A hash of the content of the brochure that the worker printed. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table destinations add column if not exists printed_brochure text');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table destinations drop column printed_brochure');
}
