import { type Database, transaction } from '../../../platform/db.ts';
import { type Context, record } from '../../../platform/events.ts';
import { claimSlug, titleOf } from '../../../platform/slugs.ts';
import type { DestinationFields } from '../contract.ts';
import { Destination } from '../Destination.ts';
import { destinationCreated } from '../events.ts';
import { factsOf } from '../facts.ts';
import { destinationSlugs } from '../queries.ts';

/** Creates a destination and answers its id. Its slug follows from the name unless one is wished for. */
export async function createDestination(
  db: Database,
  input: DestinationFields & { wishedSlug?: string },
  context: Context,
): Promise<number> {
  const { wishedSlug, ...fields } = input;
  return transaction(db, async (trx) => {
    const slug = await claimSlug(trx, destinationSlugs, titleOf(wishedSlug) ?? fields.name, null);
    const destination = await Destination.query(trx).insert({
      ...fields,
      slug,
      created_at: context.now,
      updated_at: context.now,
    });
    await record(trx, destinationCreated(destination.id, factsOf(destination)), context);
    return destination.id;
  });
}
