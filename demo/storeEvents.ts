import { markRecorded } from '../server/platform/db/announceEvents.ts';
import type { Transaction } from '../server/platform/db/db.ts';
import { type EventActor, type EventShape, toEventRow } from '../server/platform/events/events.ts';
import { demoContext, demoRequestId } from './demoTime.ts';

export type DemoEvent = { event: EventShape; actor: EventActor; at: Date };

/** Rows per statement; Postgres accepts 65,535 values in one. */
export const rowsAtOnce = 1000;

/** Appends events as `record` does, in the order of time. */
export async function storeEvents(trx: Transaction, events: readonly DemoEvent[]): Promise<void> {
  const rows = [...events]
    .sort((a, b) => a.at.getTime() - b.at.getTime())
    .map(({ event, actor, at }) => toEventRow(event, demoContext(at, actor)));
  await trx.batchInsert('events', rows, rowsAtOnce);
  for (const { event } of events) markRecorded(trx, event.entity.type);
}

/**
 * Marks the mails of demo content as done, so that none is sent. Runs in the transaction of the content, before a
 * worker can see its events.
 */
export async function suppressMails(trx: Transaction): Promise<void> {
  await trx.raw(
    `insert into consumed_events (consumer, event_id)
     select 'mail', id from events where request_id = ? on conflict do nothing`,
    [demoRequestId],
  );
}

/** Draws ids for `count` rows from the sequence of a table. */
export async function drawIds(trx: Transaction, table: string, count: number): Promise<number[]> {
  const { rows } = await trx.raw<{ rows: { id: number }[] }>(
    `select nextval(pg_get_serial_sequence(?, 'id')) as id from generate_series(1, ?)`,
    [table, count],
  );
  return rows.map(({ id }) => id);
}
