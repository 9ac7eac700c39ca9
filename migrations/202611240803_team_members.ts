import type { Knex } from 'knex';

/** The people of the agency, as visitors see them; `user_id` is the account of one who has one. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table team_members (
      id bigint generated always as identity primary key,
      name text not null,
      role text not null,
      portrait text,
      languages jsonb not null,
      regions jsonb not null,
      bio text,
      position integer not null,
      is_active boolean not null,
      user_id bigint unique references users on delete set null,
      created_at timestamptz not null,
      updated_at timestamptz not null
    )`);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table team_members');
}
