import type { Knex } from 'knex';

/** Read models of the dashboard. Only workers write them; both can be rebuilt from the events. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table activity (
      event_id bigint primary key,
      type text not null,
      user_name text not null,
      action text not null,
      occurred_at timestamptz not null,
      status text,
      details text,
      email text,
      phone text,
      destination text,
      package text,
      priority text
    );
    create index activity_recent on activity (occurred_at desc, event_id desc);

    -- A total is the sum of its days, so that events may arrive in any order.
    create table daily_statistics (
      metric text not null,
      day date not null,
      value bigint not null,
      primary key (metric, day)
    );
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table daily_statistics, activity');
}
