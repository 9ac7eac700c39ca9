import type { Knex } from 'knex';

/** Each index is created while enquiries are accepted. */
export const config = { transaction: false };

/** Indexes by name, with their columns: staff filter by each. Enquiries without a value are not in it. */
const indexes: Record<string, string> = {
  travel_month: '(travel_month, created_at desc, id desc) where travel_month is not null',
  event_date: '(event_date, created_at desc, id desc) where event_date is not null',
  flexibility: '(flexibility, created_at desc, id desc) where flexibility is not null',
  departure_city: '(lower(departure_city) text_pattern_ops) where departure_city is not null',
  budget_range: '(budget_range, created_at desc, id desc) where budget_range is not null',
  travellers:
    "(((quote->>'adults')::integer), ((quote->>'children')::integer), created_at desc, id desc) where quote is not null",
};

/** When a journey should take place, and from where it starts. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table enquiries
      add column if not exists travel_month text,
      add column if not exists flexibility text,
      add column if not exists departure_city text
  `);
  // Waits for running transactions without blocking others.
  await knex.raw('set lock_timeout = 0');
  for (const [name, content] of Object.entries(indexes))
    await knex.raw(`create index concurrently if not exists enquiries_by_${name} on enquiries ${content}`);
}

export async function down(knex: Knex): Promise<void> {
  for (const name of Object.keys(indexes))
    await knex.raw(`drop index concurrently if exists enquiries_by_${name}`);
  await knex.raw(
    'alter table enquiries drop column travel_month, drop column flexibility, drop column departure_city',
  );
}
