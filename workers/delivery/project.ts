import type { Database, Transaction } from '../../server/platform/db/db.ts';
import { runPrepared } from '../../server/platform/db/prepared.ts';
import { memoizeByObject } from '../../server/platform/process/memoize.ts';
import type { ReadModel } from '../subscriptions.ts';
import { consumeOnce } from './consumeOnce.ts';

/** A read model that can be rebuilt from the events, in any order of them. */
export type Projection = {
  consumer: ReadModel;
  table: string;
  key: readonly string[];
  columns: readonly string[];
  /**
   * Returns a SELECT that derives rows, in the order of `columns`, from the events that the SELECT `source` returns.
   * Live batches and replays share it, so their results cannot differ.
   */
  rows(source: string): string;
  /** The ON CONFLICT clause for rows that already exist. */
  onConflict: string;
  /** Returns a SELECT of earlier events that must be projected again because of the events in `source`. */
  reprojected?(source: string): string;
};

const ofIds = 'select * from events where id = any($1)';

const buildStatement = memoizeByObject(({ table, columns, rows, onConflict, reprojected }: Projection) => {
  // `union` removes duplicates: an event can be in both sets.
  const source = reprojected ? `${ofIds} union ${reprojected(ofIds)}` : ofIds;
  return `insert into ${table} as existing (${columns.join(', ')}) ${rows(source)} ${onConflict}`;
});

/** Projects the events that this read model has not consumed yet. */
export async function project(
  db: Database,
  projection: Projection,
  events: { id: number; type?: string }[],
): Promise<void> {
  // Waits for transactions that read the events before they were scrubbed, then projects those events again.
  const alone = events.some(({ type }) => type === 'personal_data.erased');
  const insertRows = async (trx: Transaction, fresh: { id: number }[]) => {
    const ids = fresh.map(({ id }) => id);
    await runPrepared(trx, `project_${projection.consumer}`, buildStatement(projection), [ids]);
  };
  await consumeOnce(db, projection.consumer, events, insertRows, alone);
}
