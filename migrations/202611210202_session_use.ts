import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw('alter table sessions add column last_used_at timestamptz');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table sessions drop column last_used_at');
}
