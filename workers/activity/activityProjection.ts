import { caseOfType } from '../eventSql.ts';
import type { Projection } from '../projections.ts';
import { type ActivityLine, activityLines } from './activityLines.ts';

const toldColumns = [
  'type',
  'action',
  'status',
  'details',
  'email',
  'phone',
  'destination',
  'package',
  'priority',
] as const satisfies (keyof ActivityLine)[];
const columns = ['event_id', 'occurred_at', 'user_name', ...toldColumns];

const expression = (name: keyof ActivityLine) => caseOfType(activityLines, (line) => line[name]);

/** The activity feed: the only writer of the table `activity`. */
export const activityProjection: Projection = {
  consumer: 'activity',
  table: 'activity',
  key: ['event_id'],
  columns,
  rows: (heard) => `
    select id, occurred_at, coalesce(${expression('user')}, actor ->> 'name', 'Safarnama'),
      ${toldColumns.map(expression).join(', ')}
    from (${heard}) as heard
    where type in (${Object.keys(activityLines).map((type) => `'${type}'`)})`,
  onConflict: `on conflict (event_id) do update set ${columns.map((name) => `${name} = excluded.${name}`).join(', ')}`,
  // Persons were taken out of these events after they had been told.
  toldAnew: (heard) => `
    select told.*
    from (${heard}) as erasure
    cross join lateral (
      select 'enquiry' as entity_type, jsonb_array_elements(erasure.data -> 'enquiries')::bigint as entity_id
      union all
      select 'subscriber', jsonb_array_elements(erasure.data -> 'subscribers')::bigint
    ) as about
    join events as told on (told.entity_type, told.entity_id) = (about.entity_type, about.entity_id)
    where erasure.type = 'personal_data.erased'`,
};
