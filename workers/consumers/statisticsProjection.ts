import { timeZoneInSql } from '../../server/modules/settings/queries.ts';
import type { Projection } from '../delivery/project.ts';

/**
 * The daily statistics: the only writer of the table `daily_statistics`. The view `projected_statistics` (migration
 * 202611221301_read_model_views) defines what each event adds to which metric, with a SELECT for each event type. Rows
 * come in a fixed order, so that two workers never wait for each other's rows.
 */
export const statisticsProjection: Projection = {
  consumer: 'statistics',
  table: 'daily_statistics',
  key: ['metric', 'day'],
  columns: ['metric', 'day', 'value'],
  selectRows: (condition) => `
    select metric, (counted_at at time zone ${timeZoneInSql})::date as day, sum(amount)
    from projected_statistics
    where amount <> 0 and ${condition}
    group by metric, day
    order by metric, day`,
  onConflict: 'on conflict (metric, day) do update set value = existing.value + excluded.value',
};
