import type { Knex } from 'knex';

export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table ceo_messages (
      id bigint generated always as identity primary key,
      message text not null,
      is_active boolean not null default false,
      created_at timestamptz not null,
      updated_at timestamptz not null
    );
    create unique index ceo_messages_one_active on ceo_messages (is_active) where is_active;
    create index ceo_messages_created_at on ceo_messages (created_at desc, id desc);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table ceo_messages');
}
