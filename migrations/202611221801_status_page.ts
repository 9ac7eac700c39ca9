import type { Knex } from 'knex';

/** Each step may run again and blocks no writer. */
export const config = { transaction: false };

/** Messages that visitors write on the status page of their enquiry, and their lines in the activity feed. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table conversation_messages
      drop constraint if exists conversation_messages_kind_check,
      add constraint conversation_messages_kind_check
        check (kind in ('reply', 'customer_mail', 'web_message', 'call', 'whatsapp')) not valid
  `);
  await knex.raw('alter table conversation_messages validate constraint conversation_messages_kind_check');
  await knex.raw(`
    drop view if exists projected_visitor_activity;
    -- What visitors did with their enquiry, in the columns of projected_activity.
    create view projected_visitor_activity (
      event_id, event_type, entity_id, occurred_at, user_name, type, action, status, details, email, phone,
      destination, package, priority
    ) as
    select id, type, entity_id, occurred_at, data ->> 'name',
      case data ->> 'channel' when 'booking' then 'booking' else 'enquiry' end,
      case type when 'enquiry.withdrawn' then 'withdrew the enquiry' else 'added a message to the enquiry' end,
      null::text, null::text, null::text, null::text, null::text, null::text, null::text
    from events where type in ('web_message.received', 'enquiry.withdrawn')
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    drop view projected_visitor_activity;
    delete from conversation_messages where kind = 'web_message';
    alter table conversation_messages
      drop constraint conversation_messages_kind_check,
      add constraint conversation_messages_kind_check
        check (kind in ('reply', 'customer_mail', 'call', 'whatsapp'));
  `);
}
