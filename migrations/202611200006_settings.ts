import type { Knex } from 'knex';

/** One row with the settings that staff changed; absent ones have the contract's example value. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table settings (
      id integer primary key default 1 check (id = 1),
      changed jsonb not null default '{}',
      updated_at timestamptz not null default now()
    );
    insert into settings default values;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table settings');
}
