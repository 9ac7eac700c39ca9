import type { RecordedEvent } from '../../server/modules/events.ts';
import { eventsAbout } from '../../server/modules/privacy/queries.ts';
import type { Transaction } from '../../server/platform/db.ts';
import type { Projection } from '../projections.ts';
import { readEvents } from '../readEvents.ts';
import { subscriptions } from '../subscriptions.ts';
import { type ActivityEvent, type Erasure, toActivityRow } from './toActivityRow.ts';

/** The activity feed: the only writer of the table `activity`. */
export const activityProjection: Projection = {
  consumer: 'activity',
  table: 'activity',
  async apply(trx: Transaction, events: RecordedEvent[]) {
    // The relay brings what subscriptions.ts lists for this consumer, and nothing else.
    const heard = events as (ActivityEvent | Erasure)[];
    await tell(
      trx,
      heard.filter((event) => event.type !== 'personal_data.erased'),
    );
    for (const event of heard) if (event.type === 'personal_data.erased') await tellAnew(trx, event);
  },
};

async function tell(trx: Transaction, events: ActivityEvent[]): Promise<void> {
  const rows = events.map(toActivityRow);
  if (rows.length > 0) await trx('activity').insert(rows).onConflict('event_id').ignore();
}

/** Persons were taken out of these events after they had been told. */
async function tellAnew(trx: Transaction, { data }: Erasure): Promise<void> {
  const ids: number[] = await eventsAbout(trx, data).whereIn('type', subscriptions.activity).pluck('id');
  await trx('activity').whereIn('event_id', ids).delete();
  await tell(trx, (await readEvents(trx, ids)) as ActivityEvent[]); // of entities that no erasure is about
}
