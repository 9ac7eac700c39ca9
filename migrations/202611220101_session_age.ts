import type { Knex } from 'knex';

/** When the person signed in whose session it is: a renewed one has the moment of the first. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table sessions add column signed_in_at timestamptz');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table sessions drop column signed_in_at');
}
