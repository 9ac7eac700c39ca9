import type { Knex } from 'knex';

/** The journeys that a post is about. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`alter table posts add column destination_ids integer[] not null default '{}'`);
  await knex.raw('create index posts_destination_ids on posts using gin (destination_ids) where published');
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table posts drop column destination_ids');
}
