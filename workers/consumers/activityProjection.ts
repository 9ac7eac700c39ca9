import { caseOfType } from '../delivery/eventSql.ts';
import type { Projection } from '../delivery/project.ts';
import { type ActivityLine, activityLines } from './activityLines.ts';

const lineColumns = [
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
const columns = ['event_id', 'event_type', 'entity_id', 'occurred_at', 'user_name', ...lineColumns];

const expression = (name: keyof ActivityLine) => caseOfType(activityLines, (line) => line[name]);

/** The activity feed: the only writer of the table `activity`. */
export const activityProjection: Projection = {
  consumer: 'activity',
  table: 'activity',
  key: ['event_id'],
  columns,
  rows: (source) => `
    select id, type, entity_id, occurred_at, coalesce(${expression('user')}, actor ->> 'name', 'Safarnama'),
      ${lineColumns.map(expression).join(', ')}
    from (${source}) as source
    where type in (${Object.keys(activityLines).map((type) => `'${type}'`)})`,
  onConflict: `on conflict (event_id) do update set ${columns.map((name) => `${name} = excluded.${name}`).join(', ')}`,
  // Personal data was erased from these events after they were projected.
  reprojected: (source) => `
    select affected.*
    from (${source}) as erasure
    cross join lateral (
      select 'enquiry' as entity_type, jsonb_array_elements(erasure.data -> 'enquiries')::bigint as entity_id
      union all
      select 'subscriber', jsonb_array_elements(erasure.data -> 'subscribers')::bigint
    ) as about
    join events as affected on (affected.entity_type, affected.entity_id) = (about.entity_type, about.entity_id)
    where erasure.type = 'personal_data.erased'`,
};
