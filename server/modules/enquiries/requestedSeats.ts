import type { Database } from '../../platform/db/db.ts';
import { openStatuses } from './contract.ts';

/** The travellers of all open enquiries that name a departure. */
export async function countRequestedSeats(db: Database, destination: string, date: string): Promise<number> {
  const row = await db('enquiries')
    .whereRaw('lower(destination) = lower(?)', [destination])
    .where({ event_date: date })
    .whereNotNull('quote')
    .whereNull('merged_into')
    .whereIn('status', [...openStatuses])
    .first<{ seats: number | null }>(
      db.raw(`sum((quote->>'adults')::int + (quote->>'children')::int)::int as seats`),
    );
  return row.seats ?? 0;
}
