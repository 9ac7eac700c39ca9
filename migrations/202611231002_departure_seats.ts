import type { Knex } from 'knex';

/** Each step may run again and blocks no writer. */
export const config = { transaction: false };

/** Seats that staff confirmed for enquiries. A row outlives its enquiry until its seats are released. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table if not exists departure_seats (
      enquiry_id bigint primary key,
      destination_id bigint not null references destinations on delete cascade,
      date text not null,
      seats integer not null check (seats > 0)
    )`);
  // Waits for running transactions without blocking others.
  await knex.raw('set lock_timeout = 0');
  await knex.raw(
    'create index concurrently if not exists departure_seats_departure on departure_seats (destination_id, date)',
  );
  await knex.raw(`
    create index concurrently if not exists enquiries_departure on enquiries (lower(destination), event_date)
      where quote is not null`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop index enquiries_departure; drop table departure_seats');
}
