import type { Knex } from 'knex';

/** Steps that may run again; they block no reader of the feed. */
export const config = { transaction: false };

/** Lines of the feed name their event and its entity, so that they can link to it. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table activity add column if not exists event_type text, add column if not exists entity_id bigint
  `);
  // The feed shows a hundred lines at most; a replay completes older ones.
  await knex.raw(`
    update activity set event_type = events.type, entity_id = events.entity_id
    from events
    where events.id = activity.event_id and activity.event_type is null
      and activity.event_id in (select event_id from activity order by occurred_at desc, event_id desc limit 1000)
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('alter table activity drop column event_type, drop column entity_id');
}
