import type { Knex } from 'knex';

/**
 * Before seats moved with merges, merges left the seats with the duplicate. The events of those older than a week are
 * published again for the consumer that moves seats; all other consumers have them in their inbox.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    update events set published_at = null
    where type = 'enquiry.merged' and entity_type = 'enquiry'
      and entity_id in (select enquiry_id from departure_seats)
      and not exists (select from consumed_events where consumer = 'seats' and event_id = events.id)
  `);
}

/** The former release ignores these events. */
export async function down(): Promise<void> {}
