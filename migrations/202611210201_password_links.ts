import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Set while the person was invited and has not chosen a password: the hash is then that of a random one.
    alter table users add column invited_at timestamptz;

    -- One link at a time for each account: a new one replaces the old one.
    create table password_links (
      id uuid primary key,
      user_id bigint not null unique references users on delete cascade,
      purpose text not null check (purpose in ('reset', 'invitation')),
      token_hash bytea not null unique,
      created_at timestamptz not null,
      expires_at timestamptz not null
    );
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table password_links; alter table users drop column invited_at');
}
