import type { Knex } from 'knex';

/** Indexes that are built while others write. */
export const config = { transaction: false };

/** Indexes for searches by the digits of a number, and for lists of open enquiries and of weddings. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create or replace function enquiry_phone_digits(e enquiries) returns text
      language sql immutable parallel safe
      as $$ select regexp_replace(e.phone, '[^0-9]', '', 'g') $$;
  `);
  await knex.raw(`
    create or replace function is_wedding_enquiry(e enquiries) returns boolean
      language sql immutable parallel safe
      as $$ select e.enquiry_type = 'wedding' or coalesce(lower(e.source_page), '') = 'wedding'
              or coalesce(e.travel_type, '') ilike '%wedding%' $$;
  `);
  // Waits for running transactions without blocking others.
  await knex.raw('set lock_timeout = 0');
  await knex.raw(`
    create index concurrently if not exists enquiries_phone_digits on enquiries
      using gin (enquiry_phone_digits(enquiries) gin_trgm_ops)
  `);
  await knex.raw(`
    create index concurrently if not exists enquiries_open on enquiries (created_at desc, id desc)
      where status in ('new', 'in_progress')
  `);
  await knex.raw(`
    create index concurrently if not exists enquiries_weddings on enquiries (created_at desc, id desc)
      where is_wedding_enquiry(enquiries)
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index enquiries_weddings, enquiries_open, enquiries_phone_digits;
    drop function is_wedding_enquiry(enquiries);
    drop function enquiry_phone_digits(enquiries);
  `);
}
