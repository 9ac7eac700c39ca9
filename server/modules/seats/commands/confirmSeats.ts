import { type Database, transaction } from '../../../platform/db/db.ts';
import { invalid } from '../../../platform/errors.ts';
import type { CommandContext } from '../../../platform/events/events.ts';
import { changeSeatsTaken } from '../../destinations/commands/changeSeatsTaken.ts';
import { lockDestination } from '../../destinations/commands/lockDestination.ts';
import { lockEnquiry } from '../../enquiries/commands/lockEnquiry.ts';
import { seatTexts } from '../contract.ts';
import { findDeparture, type SeatRow, selectSeats } from '../queries.ts';

/**
 * Sets how many seats of its departure an enquiry has; 0 releases them. The lock of the destination serialises two
 * people who confirm the last seat; that of the enquiry delays a merge.
 * @throws AppError 404; 422 when there is no such departure, fewer seats are left, or a duplicate would get more
 */
export async function confirmSeats(
  db: Database,
  enquiryId: number,
  seats: number,
  context: CommandContext,
): Promise<void> {
  const refuse = (message: string) => invalid([{ field: 'seats', message }]);
  await transaction(db, async (trx) => {
    const enquiry = await lockEnquiry(trx, enquiryId);
    const found = await findDeparture(trx, enquiry);
    if (!found) throw refuse(seatTexts.noDeparture);
    const row = { enquiry_id: enquiryId, destination_id: found.destination.id, date: found.departure.date };
    const destination = await lockDestination(trx, row.destination_id);
    const own = await selectSeats(trx).where(row).first<SeatRow | undefined>();
    const change = seats - (own?.seats ?? 0);
    if (change > 0 && enquiry.merged_into !== null) throw refuse(seatTexts.merged);
    const left = await changeSeatsTaken(trx, destination, row.date, change, context);
    if (left < 0) throw refuse(seatTexts.tooFew(left + change));
    // Also its seats on a departure that is no longer listed, which nothing counts any more.
    await trx('departure_seats').where({ enquiry_id: enquiryId }).delete();
    if (seats > 0) await trx('departure_seats').insert({ ...row, seats });
  });
}
