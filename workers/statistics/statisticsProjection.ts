import type { Knex } from 'knex';
import { getTimeZone } from '../../server/modules/settings/queries.ts';
import type { Transaction } from '../../server/platform/db.ts';
import { caseOfType } from '../eventSql.ts';
import type { Projection } from '../projections.ts';
import { type Change, statisticsChanges } from './statisticsChanges.ts';

/** The daily figures: the only writer of the table `daily_statistics`. */
export const statisticsProjection: Projection = {
  consumer: 'statistics',
  table: 'daily_statistics',
  async apply(trx: Transaction, heard: Knex.Raw) {
    await trx.raw(addChanges, [heard, await getTimeZone(trx)]);
  },
};

const column = (which: 'kind' | 'waiting', name: keyof Change) =>
  caseOfType(statisticsChanges, (changes) => changes[which]?.[name]);
const changeOf = (which: 'kind' | 'waiting') =>
  `(${column(which, 'metric')}, ${column(which, 'at')}, ${column(which, 'by')})`;

// Always in the same order, so that two workers never wait for each other's rows.
const addChanges = `
  insert into daily_statistics (metric, day, value)
  select metric, (at at time zone zone.name)::date as day, sum(by)
  from (?) as heard, lateral (values ${changeOf('kind')}, ${changeOf('waiting')}) as change (metric, at, by),
    (values (?::text)) as zone (name)
  where by <> 0
  group by metric, day
  order by metric, day
  on conflict (metric, day) do update set value = daily_statistics.value + excluded.value`;
