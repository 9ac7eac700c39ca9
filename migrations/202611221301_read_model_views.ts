import type { Knex } from 'knex';

/**
 * The rows of the read models as derived from the events. Workers copy them to the tables `activity` and
 * `daily_statistics`, event by event or all at once; a change of wording is another migration with the whole view.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create view projected_activity (
      event_id, event_type, entity_id, occurred_at, user_name, type, action, status, details, email, phone,
      destination, package, priority
    ) as
    select id, type, entity_id, occurred_at, coalesce(data ->> 'name', actor ->> 'name', 'Safarnama'),
      case data ->> 'channel' when 'booking' then 'booking' else 'enquiry' end,
      case data ->> 'channel' when 'booking' then 'sent a booking enquiry' else 'sent a message' end,
      'new', data ->> 'subject', data ->> 'email', data ->> 'phone', data ->> 'destination', data ->> 'travelType',
      'medium'
    from events where type = 'enquiry.submitted'
    union all
    select id, type, entity_id, occurred_at, coalesce(actor ->> 'name', 'Safarnama'),
      case data ->> 'channel' when 'booking' then 'booking' else 'enquiry' end,
      'set the enquiry of ' || (data ->> 'name') || ' to ' || replace(data ->> 'to', '_', ' '),
      data ->> 'to', null, null, null, null, null, null
    from events where type = 'enquiry.status_changed'
    union all
    select id, type, entity_id, occurred_at, coalesce(actor ->> 'name', 'Safarnama'),
      case data ->> 'channel' when 'booking' then 'booking' else 'enquiry' end,
      'gave the enquiry of ' || (data ->> 'name') || ' ' || (data ->> 'to') || ' priority',
      null, null, null, null, null, null, data ->> 'to'
    from events where type = 'enquiry.priority_changed'
    union all
    select id, type, entity_id, occurred_at, coalesce(actor ->> 'name', 'Safarnama'),
      case data ->> 'channel' when 'booking' then 'booking' else 'enquiry' end,
      'added a note to the enquiry of ' || (data ->> 'name'),
      null, null, null, null, null, null, null
    from events where type = 'enquiry.note_added'
    union all
    select id, type, entity_id, occurred_at, coalesce(actor ->> 'name', 'Safarnama'),
      case data ->> 'channel' when 'booking' then 'booking' else 'enquiry' end,
      coalesce('assigned the enquiry of ' || (data ->> 'name') || ' to ' || (data ->> 'to'),
        'unassigned the enquiry of ' || (data ->> 'name')),
      null, null, null, null, null, null, null
    from events where type = 'enquiry.assigned'
    union all
    select id, type, entity_id, occurred_at, coalesce(actor ->> 'name', 'Safarnama'),
      case data ->> 'channel' when 'booking' then 'booking' else 'enquiry' end,
      'deleted enquiry ' || (data ->> 'reference'),
      null, null, null, null, null, null, null
    from events where type = 'enquiry.deleted'
    union all
    select id, type, entity_id, occurred_at, coalesce(actor ->> 'name', 'Safarnama'),
      'registration', 'created the account of ' || (data ->> 'name'),
      null, null, data ->> 'email', null, null, null, null
    from events where type = 'user.created'
    union all
    select id, type, entity_id, occurred_at, coalesce(actor ->> 'name', 'Safarnama'),
      'registration', 'deleted the account of ' || (data ->> 'name'),
      null, null, null, null, null, null, null
    from events where type = 'user.deleted'
    union all
    select id, type, entity_id, occurred_at, coalesce(data ->> 'email', actor ->> 'name', 'Safarnama'),
      'newsletter', 'subscribed to the newsletter',
      'pending', null, data ->> 'email', null, null, null, null
    from events where type = 'subscriber.subscribed'
    union all
    select id, type, entity_id, occurred_at, coalesce(data ->> 'email', actor ->> 'name', 'Safarnama'),
      'newsletter', 'confirmed the newsletter',
      'verified', null, data ->> 'email', null, null, null, null
    from events where type = 'subscriber.verified'
    union all
    -- Staff who unsubscribe somebody are named, and so is the subscriber.
    select id, type, entity_id, occurred_at, coalesce(actor ->> 'name', data ->> 'email', 'Safarnama'),
      'newsletter',
      case when actor is null then 'unsubscribed from the newsletter'
        else 'unsubscribed ' || (data ->> 'email') || ' from the newsletter' end,
      'unsubscribed', null, data ->> 'email', null, null, null, null
    from events where type = 'subscriber.unsubscribed'
  `);
  await knex.raw(`
    -- By how much an event changes the value of a metric, on the day of a moment. Sums may be made in any order.
    create view projected_statistics (event_id, metric, counted_at, amount) as
    select id, 'enquiries.' || (data ->> 'channel'), occurred_at, 1
    from events where type = 'enquiry.submitted'
    union all
    select id, 'enquiries.new', occurred_at, 1
    from events where type = 'enquiry.submitted'
    union all
    select id, 'enquiries.new', occurred_at, (data ->> 'to' = 'new')::int - (data ->> 'from' = 'new')::int
    from events where type = 'enquiry.status_changed'
    union all
    -- A deleted enquiry is taken off the day on which it was submitted.
    select id, 'enquiries.' || (data ->> 'channel'), (data ->> 'submittedAt')::timestamptz, -1
    from events where type = 'enquiry.deleted'
    union all
    select id, 'enquiries.new', occurred_at, - (data ->> 'status' = 'new')::int
    from events where type = 'enquiry.deleted'
    union all
    -- The day of the first publication: a post that comes back is counted where it was.
    select id, 'posts.' || (data ->> 'kind'), coalesce((data ->> 'publishedAt')::timestamptz, occurred_at), 1
    from events where type = 'post.published'
    union all
    select id, 'posts.' || (data ->> 'kind'), coalesce((data ->> 'publishedAt')::timestamptz, occurred_at), -1
    from events where type = 'post.unpublished'
    union all
    select id, 'posts.' || (data ->> 'kind'), coalesce((data ->> 'publishedAt')::timestamptz, occurred_at),
      - (data ->> 'published')::boolean::int
    from events where type = 'post.deleted'
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop view projected_statistics, projected_activity');
}
