import type { RecordedEvent } from '../../server/modules/events.ts';
import { getTimeZone } from '../../server/modules/settings/queries.ts';
import type { Transaction } from '../../server/platform/db.ts';
import type { Projection } from '../projections.ts';
import { type StatisticsEvent, toChanges } from './toChanges.ts';

/** The daily figures: the only writer of the table `daily_statistics`. */
export const statisticsProjection: Projection = {
  consumer: 'statistics',
  table: 'daily_statistics',
  async apply(trx: Transaction, events: RecordedEvent[]) {
    const timeZone = await getTimeZone(trx);
    const sums = new Map<string, { metric: string; day: string; value: number }>();
    // The relay brings what subscriptions.ts lists for this consumer, and nothing else.
    for (const event of events as StatisticsEvent[]) {
      for (const { metric, day, by } of toChanges(event, timeZone)) {
        const key = `${metric}:${day}`;
        const sum = sums.get(key) ?? { metric, day, value: 0 };
        sum.value += by;
        sums.set(key, sum);
      }
    }
    // Always in the same order, so that two workers never wait for each other's rows.
    const rows = [...sums.keys()].sort().flatMap((key) => sums.get(key) ?? []);
    if (rows.length === 0) return;
    await trx('daily_statistics')
      .insert(rows)
      .onConflict(['metric', 'day'])
      .merge({ value: trx.raw('daily_statistics.value + excluded.value') });
  },
};
