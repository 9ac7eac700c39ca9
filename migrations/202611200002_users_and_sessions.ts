import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table users (
      id bigint generated always as identity primary key,
      username text not null,
      email text not null,
      first_name text not null,
      last_name text not null,
      user_type text not null check (user_type in ('super_admin', 'admin', 'employee', 'visitor')),
      phone text,
      status text not null default 'active' check (status in ('active', 'inactive')),
      password_hash text not null,
      last_login timestamptz,
      -- Sessions that began earlier are invalid. A change of password, role or status sets it to now.
      sessions_valid_from timestamptz not null default '-infinity',
      created_at timestamptz not null default now(),
      updated_at timestamptz not null default now()
    );
    create unique index users_username on users (lower(username));
    create unique index users_email on users (lower(email));
    create index users_created_at on users (created_at desc, id desc);

    -- A family is one sign-in and all refreshes that follow from it.
    create table sessions (
      id uuid primary key,
      family uuid not null,
      user_id bigint not null references users on delete cascade,
      created_at timestamptz not null,
      expires_at timestamptz not null,
      ends_at timestamptz,
      address text,
      user_agent text
    );
    create index sessions_family on sessions (family);
    create index sessions_user on sessions (user_id);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table sessions, users');
}
