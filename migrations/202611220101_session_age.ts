import type { Knex } from 'knex';

/** When the person of a session signed in: a renewed session has the time of the first one. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table sessions add column signed_in_at timestamptz');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table sessions drop column signed_in_at');
}
