import type { Knex } from 'knex';

/** The edition for which a destination's brochure was last printed, or found to be unnecessary. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table destinations add column if not exists printed_edition integer');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table destinations drop column printed_edition');
}
