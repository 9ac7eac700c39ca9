import type { Knex } from 'knex';
import type { Database, Transaction } from '../server/platform/db.ts';
import { activityProjection } from './activity/activityProjection.ts';
import { once } from './once.ts';
import { statisticsProjection } from './statistics/statisticsProjection.ts';

/** A read model that can be thrown away and rebuilt from the events, in any order of them. */
export type Projection = {
  consumer: 'activity' | 'statistics';
  table: string;
  /**
   * Adds what events say; `heard` selects their rows from the events table. Every event comes here exactly once. A
   * live batch and a replay run the same statement, so they cannot differ.
   */
  apply(trx: Transaction, heard: Knex.Raw): Promise<void>;
};

export const projections: readonly Projection[] = [activityProjection, statisticsProjection];

/** Adds those of the events that this read model has not heard yet. */
export async function project(
  db: Database,
  { consumer, apply }: Pick<Projection, 'consumer' | 'apply'>,
  events: { id: number; type?: string }[],
): Promise<void> {
  // Waits for those who read the events before they were scrubbed: what they wrote down is then told anew.
  const alone = events.some(({ type }) => type === 'personal_data.erased');
  const tell = (trx: Transaction, fresh: { id: number }[]) =>
    apply(trx, trx.raw('select * from events where id = any(?)', [fresh.map(({ id }) => id)]));
  await once(db, consumer, events, tell, alone);
}
