import { activityColumns } from '../../server/modules/dashboard/queries.ts';
import type { Projection } from '../delivery/project.ts';

/** The views, with the migration that defines each. */
const views = [
  'projected_activity', // 202611221301_read_model_views
  'projected_conversation_activity', // 202611221401_conversations
  'projected_visitor_activity', // 202611302240_reviews_in_activity
  'projected_inbound_activity', // 202611221701_inbound_mail
];

/**
 * The activity feed: the only writer of the table `activity`. These views define its rows, with their wording, with one
 * SELECT for each event type.
 */
export const activityProjection: Projection = {
  consumer: 'activity',
  table: 'activity',
  key: ['event_id'],
  columns: activityColumns,
  selectRows: (condition) =>
    views
      .map((view) => `select ${activityColumns.join(', ')} from ${view} where ${condition}`)
      .join(' union all '),
  onConflict: `on conflict (event_id) do update set ${activityColumns.map((name) => `${name} = excluded.${name}`).join(', ')}`,
  // After an erasure, the rows of all events about the erased persons are written again.
  affectedEvents: `array(
    select unnest($1::bigint[])
    union
    select affected.id
    from events as erasure
    cross join lateral (
      select 'enquiry' as entity_type, jsonb_array_elements(erasure.data -> 'enquiries')::bigint as entity_id
      union all
      select 'subscriber', jsonb_array_elements(erasure.data -> 'subscribers')::bigint
    ) as subject
    join events as affected
      on (affected.entity_type, affected.entity_id) = (subject.entity_type, subject.entity_id)
    where erasure.id = any($1) and erasure.type = 'personal_data.erased'
  )`,
};
