import type { Knex } from 'knex';
import type { Transaction } from '../../server/platform/db.ts';
import { caseOfType } from '../eventSql.ts';
import type { Projection } from '../projections.ts';
import { type ActivityLine, activityLines } from './activityLines.ts';

const column = (name: keyof ActivityLine) => caseOfType(activityLines, (line) => line[name]);

/** The activity feed: the only writer of the table `activity`. */
export const activityProjection: Projection = {
  consumer: 'activity',
  table: 'activity',
  async apply(trx: Transaction, heard: Knex.Raw) {
    await trx.raw(insertLines, [heard]);
    // Persons were taken out of these events after they had been told.
    const scrubbed = trx.raw(eventsOfErasures, [heard]);
    await trx.raw('delete from activity where event_id in (select id from (?) as scrubbed)', [scrubbed]);
    await trx.raw(insertLines, [scrubbed]);
  },
};

const insertLines = `
  insert into activity (event_id, occurred_at, user_name, type, action, status, details, email, phone, destination,
    package, priority)
  select id, occurred_at, coalesce(${column('user')}, actor ->> 'name', 'Safarnama'), ${column('type')},
    ${column('action')}, ${column('status')}, ${column('details')}, ${column('email')}, ${column('phone')},
    ${column('destination')}, ${column('package')}, ${column('priority')}
  from (?) as heard
  where type in (${Object.keys(activityLines).map((type) => `'${type}'`)})
  on conflict (event_id) do nothing`;

const eventsOfErasures = `
  select distinct on (told.id) told.*
  from (?) as erasure
  cross join lateral (
    select 'enquiry' as entity_type, jsonb_array_elements(erasure.data -> 'enquiries')::bigint as entity_id
    union all
    select 'subscriber', jsonb_array_elements(erasure.data -> 'subscribers')::bigint
  ) as about
  join events as told on (told.entity_type, told.entity_id) = (about.entity_type, about.entity_id)
  where erasure.type = 'personal_data.erased'`;
