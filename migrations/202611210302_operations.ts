import type { Knex } from 'knex';

/** Tables behind the operations screen. All but the outcomes describe the moment, and may be lost in a crash. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    -- Copies of the API and workers that say every few seconds that they are there.
    create unlogged table processes (
      id uuid primary key,
      kind text not null check (kind in ('api', 'worker')),
      host text not null,
      pid integer not null,
      version text not null,
      -- What a worker works off.
      queues text[] not null,
      started_at timestamptz not null,
      seen_at timestamptz not null
    );

    -- One row: the queues as a worker has last seen them.
    create unlogged table queue_snapshot (
      id integer primary key default 1 check (id = 1),
      taken_at timestamptz not null,
      backend text not null,
      queues jsonb not null,
      parked jsonb not null,
      read_models jsonb not null
    );

    -- What became of an operator's command, which is an event.
    create table command_outcomes (
      event_id bigint primary key,
      succeeded boolean not null,
      outcome text not null,
      finished_at timestamptz not null default now()
    );

    -- What the mail server said when it took a mail.
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
