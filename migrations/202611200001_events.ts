import type { Knex } from 'knex';

/**
 * The base of event delivery: the events table (outbox, audit trail, source of replays), the inbox of consumers,
 * idempotency keys and rate limits.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table events (
      id bigint generated always as identity primary key,
      type text not null,
      entity_type text not null,
      entity_id bigint not null,
      data jsonb not null,
      actor jsonb,
      occurred_at timestamptz not null,
      request_id text,
      published_at timestamptz
    );
    create index events_unpublished on events (id) where published_at is null;
    create index events_published_at on events (published_at) where published_at is not null;
    create index events_entity on events (entity_type, entity_id, id);

    create table consumed_events (
      consumer text not null,
      event_id bigint not null,
      consumed_at timestamptz not null default now(),
      primary key (consumer, event_id)
    );

    create table idempotency_keys (
      call text not null,
      key text not null,
      body_hash text not null,
      answer jsonb not null,
      created_at timestamptz not null default now(),
      primary key (call, key)
    );
    create index idempotency_keys_created_at on idempotency_keys (created_at);

    create unlogged table rate_limits (
      name text not null,
      key text not null,
      attempts integer not null,
      resets_at timestamptz not null,
      primary key (name, key)
    );
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop table rate_limits, idempotency_keys, consumed_events, events');
}
