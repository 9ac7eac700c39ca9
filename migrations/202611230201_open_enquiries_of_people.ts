import type { Knex } from 'knex';

/** Each index is created while enquiries are accepted. */
export const config = { transaction: false };

/**
 * Open enquiries by person, newest first: makes the views Mine and Unassigned fast also for a person with few of many
 * enquiries.
 */
export async function up(knex: Knex): Promise<void> {
  // Waits for running transactions without blocking others.
  await knex.raw('set lock_timeout = 0');
  await knex.raw(`
    create index concurrently if not exists enquiries_open_by_person
      on enquiries (assigned_to, created_at desc, id desc) where status in ('new', 'in_progress')
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index concurrently if exists enquiries_open_by_person');
}
