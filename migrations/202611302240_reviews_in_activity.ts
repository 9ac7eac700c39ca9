import type { Knex } from 'knex';

/** The activity feed shows reviews that guests send. Workers of the former release show them, too. */
export const up = (knex: Knex): Promise<void> =>
  defineView(
    knex,
    `union all
    select id, type, entity_id, occurred_at, 'A guest', 'review', 'reviewed ' || (data ->> 'journeyName'),
      'pending', null, null, null, null, null, null
    from events where type = 'review.received'`,
  );

export const down = (knex: Knex): Promise<void> => defineView(knex, '');

/** As in the migration before, with further SELECTs. */
async function defineView(knex: Knex, further: string): Promise<void> {
  await knex.raw(`
    create or replace view projected_visitor_activity (
      event_id, event_type, entity_id, occurred_at, user_name, type, action, status, details, email, phone,
      destination, package, priority
    ) as
    select id, type, entity_id, occurred_at, data ->> 'name',
      case data ->> 'channel' when 'booking' then 'booking' else 'enquiry' end,
      case type when 'enquiry.withdrawn' then 'withdrew the enquiry' else 'added a message to the enquiry' end,
      null::text, null::text, null::text, null::text, null::text, null::text, null::text
    from events where type in ('web_message.received', 'enquiry.withdrawn')
    ${further}
  `);
}
