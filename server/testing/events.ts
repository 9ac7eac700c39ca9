import type { Database } from '../platform/db.ts';
import { type EventRow, eventColumns, fromRow, type Recorded } from '../platform/events.ts';

/** What was recorded of one entity, oldest first. */
export async function eventsOf(db: Database, type: string, id: number): Promise<Recorded[]> {
  const rows: EventRow[] = await db('events')
    .select(...eventColumns)
    .where({ entity_type: type, entity_id: id })
    .orderBy('id');
  return rows.map(fromRow);
}
