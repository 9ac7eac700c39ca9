import type { Knex } from 'knex';

/** One row: what staff changed; whatever is absent has the example value of the contract. */
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
