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

/**
 * Changes a package. Toggled flags have events of their own; equal values change and record nothing.
 * @throws AppError 404, or 409 for a stale version
 */
export async function updateWedding(
  db: Database,
  id: number,
  input: z.output<typeof weddingUpdateSchema>,
  context: CommandContext,
): Promise<void> {
  await transaction(db, async (trx) => {
    const wedding = await lockWedding(trx, id);
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

type Toggle = { id: number; flag: 'featured' | 'featured_in_destinations'; to?: boolean | undefined };

/** Sets a flag, or toggles it without a value. @throws AppError 404 */
export async function toggleWedding(
  db: Database,
  { id, flag, to }: Toggle,
  context: CommandContext,
): Promise<void> {
  await transaction(db, async (trx) => {
    const wedding = await lockWedding(trx, id);
    if (wedding[flag] === to) return;
    await wedding.$query(trx).patch({
      [flag]: !wedding[flag],
      updated_by: context.actor?.id ?? null,
      updated_at: nextVersion(wedding.updated_at, context.now),
    });
    await record(trx, flagEvent(flag, id, toWeddingEventData(wedding)), context);
  });
}
