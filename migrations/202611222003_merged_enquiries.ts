import type { Knex } from 'knex';

/** Each step may run again and blocks no writer. */
export const config = { transaction: false };

/** Duplicates refer to the enquiry that they were merged into; meanwhile they do not count in response statistics. */
export async function up(knex: Knex): Promise<void> {
  await knex.raw(`
    alter table enquiries
      add column if not exists merged_into bigint,
      -- The status that a merged enquiry gets back when it is separated.
      add column if not exists status_before_merge text,
      drop constraint if exists enquiries_merged_into_fkey,
      add constraint enquiries_merged_into_fkey
        foreign key (merged_into) references enquiries on delete set null not valid
  `);
  await knex.raw('alter table enquiries validate constraint enquiries_merged_into_fkey');
  await knex.raw(`
    create or replace view projected_responses (
      event_id, enquiry_id, kind, occurred_at, type, source, person, amount, reason
    ) as
    ${projectedResponses}
    union all
    select id, entity_id, split_part(type, '.', 2), occurred_at, null, null, actor ->> 'name', null, null
    from events where type in ('enquiry.merged', 'enquiry.separated')
  `);
  // Waits for running transactions without blocking others.
  await knex.raw('set lock_timeout = 0');
  await knex.raw(`
    create index concurrently if not exists enquiries_merged_into on enquiries (merged_into)
      where merged_into is not null
  `);
}

/** As in the migration that created it. */
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
    from events where type = 'enquiry.outcome_withdrawn'`;

export async function down(knex: Knex): Promise<void> {
  await knex.raw(`
    create or replace view projected_responses (
      event_id, enquiry_id, kind, occurred_at, type, source, person, amount, reason
    ) as ${projectedResponses};
    delete from responses where kind in ('merged', 'separated');
    alter table enquiries drop column merged_into, drop column status_before_merge;
  `);
}
