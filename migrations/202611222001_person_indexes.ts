import type { Knex } from 'knex';

/** Indexes that are built while others write. */
export const config = { transaction: false };

/** Finds all enquiries of a person by their address, or by the last ten digits of their number. */
export async function up(knex: Knex): Promise<void> {
  // Waits for running transactions without blocking others.
  await knex.raw('set lock_timeout = 0');
  await knex.raw(
    'create index concurrently if not exists enquiries_person_email on enquiries (lower(email))',
  );
  await knex.raw(`
    create index concurrently if not exists enquiries_person_phone on enquiries
      (right(regexp_replace(phone, '\\D', '', 'g'), 10)) where phone is not null
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index enquiries_person_phone, enquiries_person_email');
}
