import { timeZoneInSql } from '../../server/modules/settings/queries.ts';
import { caseOfType } from '../delivery/eventSql.ts';
import type { Projection } from '../delivery/project.ts';
import { type Change, statisticsChanges } from './statisticsChanges.ts';

/** The sum of what events of the same kinds and days change; null when none of them changes anything. */
const selectChanges = (which: 'kind' | 'waiting') => {
  const column = (name: keyof Change) => caseOfType(statisticsChanges, (changes) => changes[which]?.[name]);
  return `${column('metric')} as ${which}, (${column('at')} at time zone ${timeZoneInSql})::date as ${which}_day,
    sum(nullif(${column('by')}, 0)) as ${which}_by`;
};

/** The daily figures: the only writer of the table `daily_statistics`. */
export const statisticsProjection: Projection = {
  consumer: 'statistics',
  table: 'daily_statistics',
  key: ['metric', 'day'],
  columns: ['metric', 'day', 'value'],
  // Events are added up before their changes become rows. Rows always come in the same order, so that two workers never
  // wait for each other's.
  rows: (source) => `
    select metric, day, sum(by)
    from (
      select ${selectChanges('kind')}, ${selectChanges('waiting')}
      from (${source}) as source
      group by kind, kind_day, waiting, waiting_day
    ) as changes,
      lateral (values (kind, kind_day, kind_by), (waiting, waiting_day, waiting_by)) as change (metric, day, by)
    where by is not null
    group by metric, day
    order by metric, day`,
  onConflict: 'on conflict (metric, day) do update set value = existing.value + excluded.value',
};
