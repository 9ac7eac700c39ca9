import type { Knex } from 'knex';

/**
 * The themes of a journey and the travellers that it suits. Constant defaults rewrite nothing, and an earlier release
 * writes without them.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table destinations
      add column if not exists themes text[] not null default '{}',
      add column if not exists group_types text[] not null default '{}'
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table destinations drop column themes, drop column group_types');
}
