import type { Knex } from 'knex';

/** Each step may run again and blocks no writer. */
export const config = { transaction: false };

/** Who is on duty, and whose turn it is: rules assign new enquiries to the person who waited longest for one. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table users add column if not exists on_duty boolean not null default true;
    alter table users add column if not exists last_turn_at timestamptz;
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table users drop column last_turn_at, drop column on_duty');
}
