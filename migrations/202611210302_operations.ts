import type { Knex } from 'knex';

/** Tables behind the operations screen. All but the outcomes describe the moment, and may be lost in a crash. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- The running APIs and workers; each updates "seen_at" every few seconds.
    create unlogged table processes (
      id uuid primary key,
      kind text not null check (kind in ('api', 'worker')),
      host text not null,
      pid integer not null,
      version text not null,
      -- The queues that a worker processes.
      queues text[] not null,
      started_at timestamptz not null,
      seen_at timestamptz not null
    );

    -- One row: the last report of a worker about the queues.
    create unlogged table queue_snapshot (
      id integer primary key default 1 check (id = 1),
      taken_at timestamptz not null,
      backend text not null,
      queues jsonb not null,
      parked jsonb not null,
      read_models jsonb not null
    );

    -- The outcome of an operator's command, which is an event.
    create table command_outcomes (
      event_id bigint primary key,
      succeeded boolean not null,
      outcome text not null,
      finished_at timestamptz not null default now()
    );

    -- The response of the mail server.
    alter table mail_deliveries add column answer text;
    create index mail_deliveries_status on mail_deliveries (status, id desc);
    create index mail_deliveries_template on mail_deliveries (template, id desc);
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop index mail_deliveries_template, mail_deliveries_status;
    alter table mail_deliveries drop column answer;
    drop table command_outcomes, queue_snapshot, processes;
  `);
}
