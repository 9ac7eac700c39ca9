import type { Transaction } from '../../../platform/db/db.ts';
import type { CommandContext } from '../../../platform/events/events.ts';
import { findLockedEnquiry, lockMain } from '../../enquiries/commands/lockEnquiry.ts';
import { type SeatRow, selectSeats } from '../queries.ts';
import { releaseSeats } from './releaseSeats.ts';

/**
 * Moves the confirmed seats of a duplicate to the enquiry that it was merged into. If that one has seats of the same
 * departure, those of the duplicate are released, because both are for the same people; seats of another departure
 * stay with the duplicate. Seats of an enquiry that was separated meanwhile stay with it.
 */
export async function moveSeats(
  trx: Transaction,
  duplicateId: number,
  context: CommandContext,
): Promise<void> {
  const duplicate = await findLockedEnquiry(trx, duplicateId);
  if (!duplicate || duplicate.merged_into === null) return;
  const main = await lockMain(trx, duplicate);
  const rows: SeatRow[] = await selectSeats(trx).whereIn('enquiry_id', [duplicate.id, main.id]);
  const from = rows.find((row) => row.enquiry_id === duplicate.id);
  const to = rows.find((row) => row.enquiry_id === main.id);
  if (!from) return;
  if (!to) await trx('departure_seats').where({ enquiry_id: duplicate.id }).update({ enquiry_id: main.id });
  else if (from.destination_id === to.destination_id && from.date === to.date)
    await releaseSeats(trx, [duplicate.id], context);
}
