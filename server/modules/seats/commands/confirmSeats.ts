import { type Database, transaction } from '../../../platform/db/db.ts';
import { invalid } from '../../../platform/errors.ts';
import type { Context } from '../../../platform/events/events.ts';
import { changeSeatsTaken } from '../../destinations/commands/changeSeatsTaken.ts';
import { lockDestination } from '../../destinations/commands/lockDestination.ts';
import type { EnquiryRecord } from '../../enquiries/queries.ts';
import { seatTexts } from '../contract.ts';
import { findDeparture } from '../queries.ts';

/**
 * Sets how many seats of its departure an enquiry has; 0 releases them. The lock of the destination makes two people
 * who confirm the last seat take turns.
 * @throws AppError 422 when there is no such departure, or fewer seats are left
 */
export async function confirmSeats(
  db: Database,
  enquiry: EnquiryRecord,
  seats: number,
  context: Context,
): Promise<void> {
  const found = await findDeparture(db, enquiry);
  if (!found) throw invalid([{ field: 'seats', message: seatTexts.noDeparture }]);
  const row = { enquiry_id: enquiry.id, destination_id: found.destination.id, date: found.departure.date };
  await transaction(db, async (trx) => {
    const destination = await lockDestination(trx, row.destination_id);
    const own = await trx('departure_seats').where(row).first<{ seats: number } | undefined>();
    const change = seats - (own?.seats ?? 0);
    const left = await changeSeatsTaken(trx, destination, row.date, change, context);
    if (left < 0) throw invalid([{ field: 'seats', message: seatTexts.tooFew(left + change) }]);
    await trx('departure_seats').where({ enquiry_id: enquiry.id }).delete();
    if (seats > 0) await trx('departure_seats').insert({ ...row, seats });
  });
}
