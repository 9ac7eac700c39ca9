import { nextVersion } from '../../../platform/db/assertVersion.ts';
import type { Transaction } from '../../../platform/db/db.ts';
import { auditDiff } from '../../../platform/events/auditDiff.ts';
import { type CommandContext, record } from '../../../platform/events/events.ts';
import type { Destination } from '../Destination.ts';
import { destinationEvent } from '../events.ts';
import { toDestinationEventData } from '../presenter.ts';

/**
 * Adds to the taken seats of a departure of a locked destination. A departure that is no longer listed stays unlisted.
 * @returns the seats that are left; when negative, nothing was changed
 */
export async function changeSeatsTaken(
  trx: Transaction,
  destination: Destination,
  date: string,
  change: number,
  context: CommandContext,
): Promise<number> {
  const departure = destination.available_dates.find((one) => one.date === date);
  if (!departure) return change > 0 ? -change : 0;
  // Departures of earlier releases have no number of taken seats.
  const seats_taken = Math.max(0, (departure.seats_taken ?? 0) + change);
  const left = departure.seats - seats_taken;
  if (change > 0 && left < 0) return left;
  if (change === 0) return Math.max(0, left);
  const available_dates = destination.available_dates.map((one) =>
    one === departure ? { ...one, seats_taken } : one,
  );
  const changes = auditDiff(destination, { available_dates });
  const updated_at = nextVersion(destination.updated_at, context.now);
  await destination.$query(trx).patch({ available_dates, updated_at });
  const facts = toDestinationEventData(destination);
  const revised = { ...facts, changed: ['available_dates'], formerSlug: null };
  await record(trx, destinationEvent('destination.revised', destination.id, revised), context, changes);
  return Math.max(0, left);
}
