import type { Database, Transaction } from '../../server/platform/db/db.ts';
import { runPrepared } from '../../server/platform/db/runPrepared.ts';
import type { ReadModel } from '../subscriptions.ts';
import { consumeOnce } from './consumeOnce.ts';

/** A read model that can be rebuilt from the events, in any order of them. */
export type Projection = {
  consumer: ReadModel;
  table: string;
  key: readonly string[];
  columns: readonly string[];
  /**
   * Returns a SELECT, with the columns in their order, of the rows derived from the events that meet a condition on
   * `event_id`. Live batches and replays share it, so their results cannot differ.
   */
  selectRows(condition: string): string;
  /** The ON CONFLICT clause for rows that already exist. */
  onConflict: string;
  /** SQL of an array: the events to project because of the events `$1`; by default only these. */
  affectedEvents?: string;
};

const buildStatement = ({ table, columns, selectRows, onConflict, affectedEvents = '$1' }: Projection) =>
  `insert into ${table} as existing (${columns.join(', ')})
   ${selectRows(`event_id = any(${affectedEvents})`)}
   ${onConflict}`;

/** Projects the events that this read model has not consumed yet. */
export async function project(
  db: Database,
  projection: Projection,
  events: { id: number; type?: string }[],
): Promise<void> {
  // Waits for transactions that read the events before they were scrubbed, then projects those events again.
  const exclusive = events.some(({ type }) => type === 'personal_data.erased');
  const insertRows = async (trx: Transaction, fresh: { id: number }[]) => {
    const ids = fresh.map(({ id }) => id);
    await runPrepared(trx, `project_${projection.consumer}`, buildStatement(projection), [ids]);
  };
  await consumeOnce(db, projection.consumer, events, insertRows, exclusive);
}
