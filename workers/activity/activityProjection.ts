import type { RecordedEvent } from '../../server/modules/events.ts';
import type { Transaction } from '../../server/platform/db.ts';
import type { Projection } from '../projections.ts';
import { type ActivityEvent, toActivityRow } from './toActivityRow.ts';

/** The activity feed: the only writer of the table `activity`. */
export const activityProjection: Projection = {
  consumer: 'activity',
  table: 'activity',
  async apply(trx: Transaction, events: RecordedEvent[]) {
    // The relay brings what subscriptions.ts lists for this consumer, and nothing else.
    const rows = (events as ActivityEvent[]).map(toActivityRow);
    if (rows.length > 0) await trx('activity').insert(rows).onConflict('event_id').ignore();
  },
};
