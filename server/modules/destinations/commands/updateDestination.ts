import type { z } from 'zod';
import { assertVersion, nextVersion } from '../../../platform/db/assertVersion.ts';
import { type Database, type Transaction, transaction } from '../../../platform/db/db.ts';
import { changeSlug, storeFormerTitle } from '../../../platform/db/slugs.ts';
import { invalid } from '../../../platform/errors.ts';
import { auditDiff, diffFields } from '../../../platform/events/auditDiff.ts';
import { type CommandContext, record } from '../../../platform/events/events.ts';
import { renameRegion } from '../../team/commands/manageTeam.ts';
import { destinationTexts, type destinationUpdateSchema, hasSensiblePrices } from '../contract.ts';
import type { Destination } from '../Destination.ts';
import { withSeatsTaken } from '../departure.ts';
import { destinationEvent, destinationFlagChanged } from '../events.ts';
import { toDestination, toDestinationEventData } from '../presenter.ts';
import { destinationFields, destinationSlugs } from '../queries.ts';
import { lockDestination } from './lockDestination.ts';

/** The confirmed seats of a destination's departures, by date. */
export type CountConfirmedSeats = (trx: Transaction, destinationId: number) => Promise<Map<string, number>>;

export type UpdateDependencies = { db: Database; countConfirmedSeats: CountConfirmedSeats };

type DestinationInput = z.output<typeof destinationUpdateSchema>;

/**
 * Updates a destination. A new name creates a new slug; the old name and the old slug redirect to it. Featuring and
 * activating are separate events; equal values change and record nothing.
 * @param given the new values, or a function that returns them for the locked destination
 * @throws AppError 404, 409 for a stale version, or 422 when prices or seats contradict each other
 */
export async function updateDestination(
  { db, countConfirmedSeats }: UpdateDependencies,
  id: number,
  given: DestinationInput | ((destination: Destination) => DestinationInput),
  context: CommandContext,
): Promise<void> {
  await transaction(db, async (trx) => {
    const destination = await lockDestination(trx, id);
    const input = typeof given === 'function' ? given(destination) : given;
    assertVersion(destination.updated_at, input, () => toDestination(destination));
    const available_dates =
      input.available_dates &&
      withSeatsTaken(input.available_dates, destination.available_dates, await countConfirmedSeats(trx, id));
    const changes = diffFields(destination, { ...input, available_dates }, destinationFields);
    if (Object.keys(changes).length === 0) return;
    const changesPrices = changes.starting_price !== undefined || changes.original_price !== undefined;
    if (changesPrices && !hasSensiblePrices({ ...destination, ...changes })) {
      throw invalid([{ field: 'original_price', message: destinationTexts.originalPrice }]);
    }

    const formerSlug = destination.slug;
    const slug = await changeSlug(trx, destinationSlugs, destination, changes.name);
    const updated_at = nextVersion(destination.updated_at, context.now);
    const { featured, is_active, ...rest } = changes;
    const auditChanges = auditDiff(destination, rest);
    if (changes.name) {
      const names = { from: destination.name, to: changes.name };
      await storeFormerTitle(trx, destinationSlugs.kind, id, names);
      await renameRegion(trx, names, context);
    }
    await destination.$query(trx).patch({ ...changes, slug, updated_at });

    const facts = toDestinationEventData(destination);
    const changed = Object.keys(rest);
    if (changed.length > 0) {
      const revised = { ...facts, changed, formerSlug: slug === formerSlug ? null : formerSlug };
      await record(trx, destinationEvent('destination.revised', id, revised), context, auditChanges);
    }
    if (featured !== undefined) await record(trx, destinationFlagChanged('featured', id, facts), context);
    if (is_active !== undefined) await record(trx, destinationFlagChanged('is_active', id, facts), context);
  });
}
