import type { Projection } from '../delivery/project.ts';

const columns = [
  'event_id',
  'enquiry_id',
  'kind',
  'occurred_at',
  'type',
  'source',
  'person',
  'amount',
  'reason',
];

/**
 * The response statistics: the only writer of the table `responses`. Its rows are those of the view
 * `projected_responses` (migration 202611301300_restored_statuses), which has one SELECT for each event type.
 */
export const responsesProjection: Projection = {
  consumer: 'responses',
  table: 'responses',
  key: ['event_id'],
  columns,
  selectRows: (condition) => `select ${columns.join(', ')} from projected_responses where ${condition}`,
  onConflict: 'on conflict (event_id) do nothing',
};
