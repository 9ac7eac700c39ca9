import type { Transaction } from '../../../platform/db/db.ts';
import type { CommandContext } from '../../../platform/events/events.ts';
import { changeSeatsTaken } from '../../destinations/commands/changeSeatsTaken.ts';
import { lockDestination } from '../../destinations/commands/lockDestination.ts';
import { type SeatRow, selectSeats } from '../queries.ts';

/** Releases the confirmed seats of enquiries that have ended; without any it changes nothing. */
export async function releaseSeats(
  trx: Transaction,
  enquiryIds: number[],
  context: CommandContext,
): Promise<void> {
  const rows: SeatRow[] = await selectSeats(trx)
    .whereIn('enquiry_id', enquiryIds)
    .orderBy(['destination_id', 'enquiry_id']);
  for (const { enquiry_id, destination_id, date } of rows) {
    const destination = await lockDestination(trx, destination_id);
    const [released]: Pick<SeatRow, 'seats'>[] = await trx('departure_seats')
      .where({ enquiry_id, destination_id, date })
      .delete()
      .returning('seats');
    if (released) await changeSeatsTaken(trx, destination, date, -released.seats, context);
  }
}
