import type { Knex } from 'knex';

/** Each step may run again and blocks no writer. */
export const config = { transaction: false };

/** Which worker reads the mailbox of IMAP_URL, and with what result. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- At most one row, the current state, which may be lost in a crash.
    create unlogged table if not exists mailbox_reader (
      id integer primary key default 1 check (id = 1),
      -- Server, user and folder; no password.
      mailbox text not null,
      worker_id uuid not null,
      -- After this time another worker may read.
      leased_until timestamptz not null,
      read_at timestamptz,
      -- Why the last attempt failed; null when it did not.
      problem text
    );
    -- Only the beginning of a larger mail is stored.
    alter table inbound_mails add column if not exists cut boolean not null default false;
  `);
  // Waits for running transactions without blocking others.
  await knex.raw('set lock_timeout = 0');
  await knex.raw(
    'create index concurrently if not exists inbound_mails_state on inbound_mails (state, id desc)',
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(
    'drop index inbound_mails_state; alter table inbound_mails drop column cut; drop table mailbox_reader',
  );
}
