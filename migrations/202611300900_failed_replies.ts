import type { Knex } from 'knex';

/** Response statistics count a reply that failed as no answer, and the retry of it as one. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(
    buildView({ attempts: ['reply.queued', 'reply.retried'], ends: ['reply.undone', 'reply.failed'] }),
  );
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    ${buildView({ attempts: ['reply.queued'], ends: ['reply.undone'] })};
    delete from responses
    where kind = 'failed' or event_id in (select id from events where type = 'reply.retried');
  `);
}

const list = (types: string[]) => types.map((type) => `'${type}'`).join(', ');

/** As in the migration before, except for the two SELECTs about replies. */
const buildView = ({ attempts, ends }: { attempts: string[]; ends: string[] }) => `
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
    from events where type in ('enquiry.merged', 'enquiry.separated')
    union all
    select id, entity_id, 'answered', occurred_at, null, null, coalesce(actor ->> 'name', 'Safarnama'), null, null
    from events where type in (${list(attempts)})
    union all
    -- Of the moment at which it was last attempted.
    select ended.id, ended.entity_id, split_part(ended.type, '.', 2), attempt.occurred_at, null, null, null, null, null
    from events as ended
    cross join lateral (
      select occurred_at from events
      where entity_type = ended.entity_type and entity_id = ended.entity_id and id < ended.id
        and type in (${list(attempts)}) and data -> 'messageId' = ended.data -> 'messageId'
      order by id desc limit 1
    ) as attempt
    where ended.type in (${list(ends)})
    union all
    select id, entity_id, 'withdrawn', occurred_at, null, null, null, null, null
    from events where type = 'enquiry.withdrawn'`;
