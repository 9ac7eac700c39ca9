import type { Knex } from 'knex';

/** Without a transaction: the indexes are built concurrently with writes. */
export const config = { transaction: false };

/** Counts mails by mailbox, regardless of how its address is spelled. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(String.raw`
    -- Lower case, without a tag and without dots: the spellings that many providers deliver to one person.
    create or replace function mailbox_key(address text) returns text
      language sql immutable parallel safe
      as $$ select replace(split_part(lower(regexp_replace(address, '@[^@]*$', '')), '+', 1), '.', '') || '@'
                   || regexp_replace(lower(regexp_replace(address, '^.*@', '')), '^googlemail\.com$', 'gmail.com') $$;
  `);
  // Waits for running transactions without blocking others.
  await knex.raw('set lock_timeout = 0');
  for (const index of [
    'mail_deliveries_mailbox on mail_deliveries (mailbox_key(recipient), started_at)',
    'subscribers_mailbox on subscribers (mailbox_key(email))',
  ]) {
    await knex.raw(`create index concurrently if not exists ${index}`);
  }
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop function mailbox_key cascade');
}
