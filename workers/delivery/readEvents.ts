import type { RecordedEvent } from '../../server/modules/events.ts';
import type { Database } from '../../server/platform/db/db.ts';
import { type EventRow, eventColumns, toRecordedEvent } from '../../server/platform/events/events.ts';

/** Stored events, in the order of their ids. */
export async function readEvents(db: Database, ids: number[]): Promise<RecordedEvent[]> {
  const rows: EventRow[] = await db('events')
    .select(...eventColumns)
    .whereIn('id', ids)
    .orderBy('id');
  return rows.map((row) => toRecordedEvent(row) as RecordedEvent); // written by record() from this union
}

/** @throws Error when there is no such event */
export async function readEvent(db: Database, id: number): Promise<RecordedEvent> {
  const [event] = await readEvents(db, [id]);
  if (!event) throw new Error(`There is no event ${id}`);
  return event;
}
