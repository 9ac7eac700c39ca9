import type { Knex } from 'knex';

/**
 * Response statistics count replies themselves as answers, because a second reply does not change the status, and know
 * which moments are no answers: a reply that was undone, and a withdrawal, which closes the enquiry.
 */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    ${replaceView}
    ${projectedResponses}
    union all
    select id, entity_id, 'answered', occurred_at, null, null, coalesce(actor ->> 'name', 'Safarnama'), null, null
    from events where type = 'reply.queued'
    union all
    -- Of the moment at which it was sent.
    select undone.id, undone.entity_id, 'undone', queued.occurred_at, null, null, null, null, null
    from events as undone
    join events as queued on queued.entity_type = undone.entity_type and queued.entity_id = undone.entity_id
      and queued.type = 'reply.queued' and queued.data -> 'messageId' = undone.data -> 'messageId'
    where undone.type = 'reply.undone'
    union all
    select id, entity_id, 'withdrawn', occurred_at, null, null, null, null, null
    from events where type = 'enquiry.withdrawn'
  `);
}

const replaceView = `
    create or replace view projected_responses (
      event_id, enquiry_id, kind, occurred_at, type, source, person, amount, reason
    ) as`;

/** As in the migration before. */
const projectedResponses = `
    select id, entity_id, 'submitted', occurred_at,
      case when data ->> 'travelType' ilike '%wedding%' then 'wedding' else data ->> 'enquiryType' end,
      data ->> 'channel', null::text, null::bigint, null::text
    from events where type = 'enquiry.submitted'
    union all
    -- The first one counts: staff answered, or finished it without an answer.
    select id, entity_id, 'answered', occurred_at, null, null, coalesce(actor ->> 'name', 'Safarnama'), null, null
    from events where type = 'enquiry.status_changed' and data ->> 'to' in ('replied', 'resolved', 'closed')
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
    from events where type in ('enquiry.merged', 'enquiry.separated')`;

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    ${replaceView} ${projectedResponses};
    delete from responses where kind in ('undone', 'withdrawn')
      or event_id in (select id from events where type = 'reply.queued');
  `);
}
