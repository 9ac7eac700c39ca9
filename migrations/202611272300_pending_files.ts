import type { Knex } from 'knex';

/** Keys of private files, written before these are stored: retention deletes what nothing refers to a day later. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table pending_files (
      key text primary key,
      stored_at timestamptz not null default now()
    );
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table pending_files');
}
