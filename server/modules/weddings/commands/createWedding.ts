import { type Database, transaction } from '../../../platform/db/db.ts';
import { claimSlug, toTitle } from '../../../platform/db/slugs.ts';
import { type CommandContext, record } from '../../../platform/events/events.ts';
import type { WeddingFields } from '../contract.ts';
import { weddingEvent } from '../events.ts';
import { withImages } from '../gallery.ts';
import { toWeddingEventData } from '../presenter.ts';
import { weddingSlugs } from '../queries.ts';
import { WeddingDestination } from '../WeddingDestination.ts';

/** Creates a package and returns its id. Its slug is derived from the title unless one is given. */
export async function createWedding(
  db: Database,
  input: WeddingFields & { requestedSlug?: string },
  context: CommandContext,
): Promise<number> {
  const { requestedSlug, ...fields } = withImages(input);
  return transaction(db, async (trx) => {
    const author = context.actor?.id ?? null;
    const wedding = await WeddingDestination.query(trx).insert({
      ...fields,
      images: fields.images ?? [],
      gallery: fields.gallery ?? [],
      slug: await claimSlug(trx, weddingSlugs, toTitle(requestedSlug) ?? fields.title, null),
      created_by: author,
      updated_by: author,
      created_at: context.now,
      updated_at: context.now,
    });
    await record(trx, weddingEvent('wedding.created', wedding.id, toWeddingEventData(wedding)), context);
    return wedding.id;
  });
}
