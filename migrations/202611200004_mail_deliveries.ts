import type { Knex } from 'knex';

/** One row for each attempt of each mail; the Message-ID is the same in all attempts of one mail. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table mail_deliveries (
      id bigint generated always as identity primary key,
      event_id bigint not null,
      template text not null,
      recipient text not null,
      message_id text not null,
      attempt integer not null,
      status text not null check (status in ('sending', 'sent', 'failed')),
      error text,
      started_at timestamptz not null default now(),
      finished_at timestamptz
    );
    create index mail_deliveries_event on mail_deliveries (event_id, template);
    create index mail_deliveries_started_at on mail_deliveries (started_at desc);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table mail_deliveries');
}
