import type { z } from 'zod';
import { changesOf, tellChanges } from '../../../platform/changes.ts';
import { type Database, transaction } from '../../../platform/db.ts';
import { notFound } from '../../../platform/errors.ts';
import { type Context, record } from '../../../platform/events.ts';
import { claimSlug, retireSlug } from '../../../platform/slugs.ts';
import { nextVersion, refuseStale } from '../../../platform/versions.ts';
import { destinationTexts, type destinationUpdateSchema } from '../contract.ts';
import { Destination } from '../Destination.ts';
import { destinationActiveChanged, destinationFeaturedChanged, destinationRevised } from '../events.ts';
import { factsOf } from '../facts.ts';
import { toDestination } from '../presenter.ts';
import { destinationFields, destinationSlugs } from '../queries.ts';

/**
 * Changes a destination. A new name makes a new slug, and the old one leads to it. Featuring and activating are
 * facts of their own; equal values are no change and record nothing.
 * @throws AppError 404, or 409 when somebody saved meanwhile
 */
export async function reviseDestination(
  db: Database,
  id: number,
  input: z.output<typeof destinationUpdateSchema>,
  context: Context,
): Promise<void> {
  await transaction(db, async (trx) => {
    const destination = await Destination.query(trx).findById(id).forUpdate();
    if (!destination) throw notFound(destinationTexts.notFound);
    refuseStale(destination.updated_at, input, () => toDestination(destination));
    const changes = changesOf(destination, input, destinationFields);
    if (Object.keys(changes).length === 0) return;

    const formerSlug = destination.slug;
    const slug = changes.name ? await claimSlug(trx, destinationSlugs, changes.name, id) : formerSlug;
    if (slug !== formerSlug) await retireSlug(trx, destinationSlugs.kind, id, { from: formerSlug, to: slug });
    const updated_at = nextVersion(destination.updated_at, context.now);
    const { featured, is_active, ...rest } = changes;
    const told = tellChanges(destination, rest);
    await destination.$query(trx).patch({ ...changes, slug, updated_at });

    const facts = factsOf(destination);
    const changed = Object.keys(rest);
    const former = slug === formerSlug ? null : formerSlug;
    if (changed.length > 0) {
      const revised = destinationRevised(id, { ...facts, changed, formerSlug: former });
      await record(trx, revised, context, told);
    }
    if (featured !== undefined) await record(trx, destinationFeaturedChanged(id, facts), context);
    if (is_active !== undefined) await record(trx, destinationActiveChanged(id, facts), context);
  });
}

/** Turns a flag over. @throws AppError 404 */
export async function toggleDestination(
  db: Database,
  id: number,
  flag: 'featured' | 'is_active',
  context: Context,
): Promise<void> {
  await transaction(db, async (trx) => {
    const destination = await Destination.query(trx).findById(id).forUpdate();
    if (!destination) throw notFound(destinationTexts.notFound);
    const updated_at = nextVersion(destination.updated_at, context.now);
    await destination.$query(trx).patch({ [flag]: !destination[flag], updated_at });
    const changed = flag === 'featured' ? destinationFeaturedChanged : destinationActiveChanged;
    await record(trx, changed(id, factsOf(destination)), context);
  });
}
