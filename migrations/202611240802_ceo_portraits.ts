import type { Knex } from 'knex';

/** Who signs a message of the chief executive. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table ceo_messages add column author_name text, add column portrait text');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table ceo_messages drop column author_name, drop column portrait');
}
