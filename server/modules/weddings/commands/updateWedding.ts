import type { z } from 'zod';
import { assertVersion, nextVersion } from '../../../platform/db/assertVersion.ts';
import { type Database, transaction } from '../../../platform/db/db.ts';
import { changeSlug } from '../../../platform/db/slugs.ts';
import { auditDiff, diffFields } from '../../../platform/events/auditDiff.ts';
import { type CommandContext, record } from '../../../platform/events/events.ts';
import type { weddingUpdateSchema } from '../contract.ts';
import { type WeddingEventData, weddingEvent } from '../events.ts';
import { toGallery, withImages } from '../gallery.ts';
import { toWedding, toWeddingEventData } from '../presenter.ts';
import { weddingFields, weddingSlugs } from '../queries.ts';
import type { WeddingDestination } from '../WeddingDestination.ts';
import { lockWedding } from './lockWedding.ts';

const flags = ['featured', 'featured_in_destinations', 'is_active'] as const;

/** A toggled flag has an event of its own. */
function flagEvent(flag: (typeof flags)[number], id: number, facts: WeddingEventData) {
  const types = {
    featured: facts.featured ? 'wedding.featured' : 'wedding.unfeatured',
    featured_in_destinations: facts.featuredInDestinations
      ? 'wedding.featured_in_destinations'
      : 'wedding.unfeatured_in_destinations',
    is_active: facts.active ? 'wedding.activated' : 'wedding.deactivated',
  } as const;
  return weddingEvent(types[flag], id, facts);
}

type WeddingInput = z.output<typeof weddingUpdateSchema>;

/**
 * Changes a package. Toggled flags have events of their own; equal values change and record nothing.
 * @param given the new values, or a function that returns them for the locked package
 * @throws AppError 404, or 409 for a stale version
 */
export async function updateWedding(
  db: Database,
  id: number,
  given: WeddingInput | ((wedding: WeddingDestination) => WeddingInput),
  context: CommandContext,
): Promise<void> {
  await transaction(db, async (trx) => {
    const wedding = await lockWedding(trx, id);
    const input = typeof given === 'function' ? given(wedding) : given;
    assertVersion(wedding.updated_at, input, () => toWedding(wedding));
    const current = { ...wedding, gallery: toGallery(wedding) };
    // A gallery that is sent back unchanged does not replace changed images.
    const edited = diffFields(current, input, weddingFields);
    const changes = diffFields(current, withImages(edited), weddingFields);
    if (Object.keys(changes).length === 0) return;

    const slug = await changeSlug(trx, weddingSlugs, wedding, changes.title);
    const turned = flags.filter((flag) => flag in changes);
    const audited = auditDiff(current, changes);
    for (const flag of turned) delete audited[flag];
    await wedding.$query(trx).patch({
      ...changes,
      slug,
      updated_by: context.actor?.id ?? null,
      updated_at: nextVersion(wedding.updated_at, context.now),
    });

    const facts = toWeddingEventData(wedding);
    const changed = Object.keys(audited);
    if (changed.length > 0)
      await record(trx, weddingEvent('wedding.revised', id, { ...facts, changed }), context, audited);
    for (const flag of turned) await record(trx, flagEvent(flag, id, facts), context);
  });
}
