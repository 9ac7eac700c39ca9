import type { Database } from '../../platform/db/db.ts';
import { openStatuses } from './contract.ts';

/**
 * The travellers of all open enquiries that name a departure, by any name that its destination has or had. A former
 * name that another destination has now counts for both.
 */
export async function countRequestedSeats(
  db: Database,
  destination: { id: number; name: string },
  date: string,
): Promise<number> {
  const row = await db('enquiries')
    .whereRaw(
      `lower(destination) = any(array(
        select distinct lower(data->>'name') from events where entity_type = 'destination' and entity_id = ?
      ) || lower(?))`,
      [destination.id, destination.name],
    )
    .where({ event_date: date })
    .whereNotNull('quote')
    .whereNull('merged_into')
    .whereIn('status', [...openStatuses])
    .first<{ seats: number | null }>(
      db.raw(`sum((quote->>'adults')::int + (quote->>'children')::int)::int as seats`),
    );
  return row.seats ?? 0;
}
