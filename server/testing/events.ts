import type { Database } from '../platform/db/db.ts';
import { type EventRow, eventColumns, type Recorded, toRecordedEvent } from '../platform/events/events.ts';

/** The recorded events of one entity, oldest first. */
export async function listEvents(db: Database, type: string, id: number): Promise<Recorded[]> {
  const rows: EventRow[] = await db('events')
    .select(...eventColumns)
    .where({ entity_type: type, entity_id: id })
    .orderBy('id');
  return rows.map(toRecordedEvent);
}
