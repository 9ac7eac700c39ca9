import type { Knex } from 'knex';

/** Each step may run again and blocks no writer. */
export const config = { transaction: false };

/**
 * Response statistics count no status that an enquiry gets back, because a reply was undone or failed, or because it was
 * separated from another one.
 */
export async function up(knex: Knex): Promise<void> {
  // Waits for those who project by the former view.
  await knex.raw(buildView(`and not ${isRestored}`));
  await knex.raw(`
    delete from responses
    using events as changed
    where responses.event_id = changed.id and responses.kind = 'answered'
      and changed.type = 'enquiry.status_changed' and ${isRestored}
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(buildView(''));
}

/** The transaction that restores a status records the reason first, with the same time. */
const isRestored = `exists (
        select from events as reason
        where reason.entity_type = changed.entity_type and reason.entity_id = changed.entity_id
          and reason.id < changed.id and reason.occurred_at = changed.occurred_at
          and reason.type in ('reply.undone', 'reply.failed', 'enquiry.separated')
      )`;

/** As in the migration before, except for the condition of the changes of status. */
const buildView = (condition: string) => `
    create or replace view projected_responses (
      event_id, enquiry_id, kind, occurred_at, type, source, person, amount, reason
    ) as
    select id, entity_id, 'submitted', occurred_at,
      case when data ->> 'travelType' ilike '%wedding%' then 'wedding' else data ->> 'enquiryType' end,
      data ->> 'channel', null::text, null::bigint, null::text
    from events where type = 'enquiry.submitted'
    union all
    -- The first one counts: staff answered, or finished it without an answer.
    select id, entity_id, 'answered', occurred_at, null, null, coalesce(actor ->> 'name', 'Safarnama'), null, null
    from events as changed
    where type = 'enquiry.status_changed' and data ->> 'to' in ('replied', 'resolved', 'closed')
      ${condition}
    union all
    select id, entity_id, 'deleted', occurred_at, null, null, null, null, null
    from events where type = 'enquiry.deleted'
    union all
    select id, entity_id, 'booked', occurred_at, null, null, actor ->> 'name', (data ->> 'amount')::bigint, null
    from events where type = 'enquiry.booked'
    union all
    select id, entity_id, 'lost', occurred_at, null, null, actor ->> 'name', null, data ->> 'reason'
    from events where type = 'enquiry.lost'
    union all
    select id, entity_id, 'undecided', occurred_at, null, null, actor ->> 'name', null, null
    from events where type = 'enquiry.outcome_withdrawn'
    union all
    select id, entity_id, split_part(type, '.', 2), occurred_at, null, null, actor ->> 'name', null, null
    from events where type in ('enquiry.merged', 'enquiry.separated')
    union all
    select id, entity_id, 'answered', occurred_at, null, null, coalesce(actor ->> 'name', 'Safarnama'), null, null
    from events where type in ('reply.queued', 'reply.retried')
    union all
    -- Of the moment at which it was last attempted.
    select ended.id, ended.entity_id, split_part(ended.type, '.', 2), attempt.occurred_at, null, null, null, null, null
    from events as ended
    cross join lateral (
      select occurred_at from events
      where entity_type = ended.entity_type and entity_id = ended.entity_id and id < ended.id
        and type in ('reply.queued', 'reply.retried') and data -> 'messageId' = ended.data -> 'messageId'
      order by id desc limit 1
    ) as attempt
    where ended.type in ('reply.undone', 'reply.failed')
    union all
    select id, entity_id, 'withdrawn', occurred_at, null, null, null, null, null
    from events where type = 'enquiry.withdrawn'`;
