import type { Knex } from 'knex';

/** Each step may run again and blocks no writer. */
export const config = { transaction: false };

/** The outcomes of enquiries, and a read model of who replied when. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    create table if not exists enquiry_outcomes (
      enquiry_id bigint primary key references enquiries on delete cascade,
      outcome text not null check (outcome in ('booked', 'lost')),
      -- rupees
      amount bigint check (amount >= 0),
      reason text
    );

    create table if not exists responses (
      event_id bigint primary key,
      enquiry_id bigint not null,
      kind text not null,
      occurred_at timestamptz not null,
      type text,
      source text,
      person text,
      amount bigint,
      reason text
    );
    create index if not exists responses_submitted on responses (occurred_at) where kind = 'submitted';
    create index if not exists responses_enquiry on responses (enquiry_id, kind, occurred_at, event_id);
  `);
  await knex.raw(`
    drop view if exists projected_responses;
    create view projected_responses (
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
  `);
}

export async function down(knex: Knex): Promise<void> {
  await knex.raw('drop view projected_responses; drop table responses, enquiry_outcomes');
}
