import type { RecordedEvent } from '../server/modules/events.ts';
import type { Transaction } from '../server/platform/db.ts';
import { activityProjection } from './activity/activityProjection.ts';
import { statisticsProjection } from './statistics/statisticsProjection.ts';

/** A read model that can be thrown away and rebuilt from the events, in any order of them. */
export type Projection = {
  consumer: 'activity' | 'statistics';
  table: string;
  /** Adds what the events say. Every event comes here exactly once. */
  apply(trx: Transaction, events: RecordedEvent[]): Promise<void>;
};

export const projections: readonly Projection[] = [activityProjection, statisticsProjection];
