import type { Database, Transaction } from '../server/platform/db.ts';
import { runPrepared } from '../server/platform/prepared.ts';
import { ofEach } from '../server/platform/remembered.ts';
import { activityProjection } from './activity/activityProjection.ts';
import { once } from './once.ts';
import { statisticsProjection } from './statistics/statisticsProjection.ts';
import type { Consumer } from './subscriptions.ts';

/** A read model that can be thrown away and rebuilt from the events, in any order of them. */
export type Projection = {
  consumer: 'activity' | 'statistics';
  table: string;
  key: readonly string[];
  columns: readonly string[];
  /**
   * A SELECT of the rows, in the order of `columns`, that events make; `heard` is a SELECT of those from the events
   * table. A live batch and a replay use the same one, so they cannot differ.
   */
  rows(heard: string): string;
  /** What happens to a row that is there already. */
  onConflict: string;
  /** A SELECT of events that are told anew because of those that were heard. A replay tells everything anew. */
  toldAnew?(heard: string): string;
};

export const projections: readonly Projection[] = [activityProjection, statisticsProjection];

/** Whether a consumer maintains a read model: many events are one piece of work to it. */
export const isReadModel = (consumer: Consumer): boolean =>
  projections.some((one) => one.consumer === consumer);

const ofIds = 'select * from events where id = any($1)';

const statementOf = ofEach(({ table, columns, rows, onConflict, toldAnew }: Projection) => {
  // `union` tells an event once that was heard and is to be told anew.
  const heard = toldAnew ? `${ofIds} union ${toldAnew(ofIds)}` : ofIds;
  return `insert into ${table} as kept (${columns.join(', ')}) ${rows(heard)} ${onConflict}`;
});

/** Adds those of the events that this read model has not heard yet. */
export async function project(
  db: Database,
  projection: Projection,
  events: { id: number; type?: string }[],
): Promise<void> {
  // Waits for those who read the events before they were scrubbed: what they wrote down is then told anew.
  const alone = events.some(({ type }) => type === 'personal_data.erased');
  const tell = async (trx: Transaction, fresh: { id: number }[]) => {
    const ids = fresh.map(({ id }) => id);
    await runPrepared(trx, `project_${projection.consumer}`, statementOf(projection), [ids]);
  };
  await once(db, projection.consumer, events, tell, alone);
}
