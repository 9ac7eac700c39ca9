import { type Database, transaction } from '../../../platform/db/db.ts';
import { claimSlug, toTitle } from '../../../platform/db/slugs.ts';
import { type CommandContext, record } from '../../../platform/events/events.ts';
import type { DestinationFields } from '../contract.ts';
import { Destination } from '../Destination.ts';
import { withSeatsTaken } from '../departure.ts';
import { destinationEvent } from '../events.ts';
import { toDestinationEventData } from '../presenter.ts';
import { destinationSlugs } from '../queries.ts';

/** Creates a destination and returns its id. Its slug is derived from the name unless one is given. */
export async function createDestination(
  db: Database,
  input: DestinationFields & { requestedSlug?: string },
  context: CommandContext,
): Promise<number> {
  const { requestedSlug, ...fields } = input;
  return transaction(db, async (trx) => {
    const slug = await claimSlug(trx, destinationSlugs, toTitle(requestedSlug) ?? fields.name, null);
    const destination = await Destination.query(trx).insert({
      ...fields,
      available_dates: withSeatsTaken(fields.available_dates, [], new Map()),
      slug,
      created_at: context.now,
      updated_at: context.now,
    });
    const facts = toDestinationEventData(destination);
    await record(trx, destinationEvent('destination.created', destination.id, facts), context);
    return destination.id;
  });
}
