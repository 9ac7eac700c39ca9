import { toBaseSlug } from '../fields.contract.ts';
import type { Database, Transaction } from './db.ts';

/** Where the slugs of one kind of entry are stored. */
export type SlugHome = { kind: string; table: string; where?: Record<string, string> };

/**
 * A free slug for a title by the documented rule, with -2, -3… when another entry has it now or had it formerly.
 */
export async function claimSlug(
  trx: Transaction,
  { kind, table, where = {} }: SlugHome,
  title: string,
  entityId: number | null,
): Promise<string> {
  await trx.raw('select pg_advisory_xact_lock(hashtextextended(?, 0))', [`slugs:${kind}`]);
  const base = toBaseSlug(kind, title);
  const whereSimilar = (query: ReturnType<Transaction>) =>
    query.where((same) => same.where('slug', base).orWhereLike('slug', `${base}-%`));
  const others = { id: entityId ?? 0 };
  const current: { slug: string }[] = await whereSimilar(trx(table).select('slug').where(where))
    .whereNot(others)
    .limit(10_000);
  const former: { slug: string }[] = await whereSimilar(trx('old_slugs').select('slug').where({ kind }))
    .whereNot({ entity_id: others.id })
    .limit(10_000);
  const taken = new Set([...current, ...former].map(({ slug }) => slug));
  for (let number = 1; ; number += 1) {
    const slug = number === 1 ? base : `${base}-${number}`;
    if (!taken.has(slug)) return slug;
  }
}

/** A title that results in the given slug: by the rule of slugs, spaces become the hyphens. */
export const toTitle = (requestedSlug: string | undefined): string | undefined =>
  requestedSlug?.replaceAll('-', ' ');

/**
 * The slug of an entry with a new title: a different one only if the title requires it. The former slug is stored, so
 * that old links still work.
 */
export async function changeSlug(
  trx: Transaction,
  home: SlugHome,
  { id, slug: former }: { id: number; slug: string },
  title: string | undefined,
): Promise<string> {
  const slug = title ? await claimSlug(trx, home, title, id) : former;
  if (slug === former) return slug;
  const { kind } = home;
  await trx('old_slugs').where({ kind, slug, entity_id: id }).delete();
  await trx('old_slugs').insert({ kind, slug: former, entity_id: id }).onConflict().ignore();
  return slug;
}

/**
 * Stores the former title of an entry whose page is addressed by its title, because its slug may say something else. If
 * another entry had it before, it leads to this one from now on.
 */
export async function storeFormerTitle(
  trx: Transaction,
  kind: string,
  id: number,
  { from, to }: { from: string; to: string },
): Promise<void> {
  const [slug, present] = [from, to].map((title) => title.trim().toLowerCase());
  if (slug === present) return;
  await trx('old_slugs').where({ kind, slug: present, entity_id: id }).delete();
  await trx('old_slugs').insert({ kind, slug, entity_id: id }).onConflict(['kind', 'slug']).merge();
}

/** Frees the old slugs of a deleted entry. */
export async function deleteSlugs(trx: Transaction, kind: string, entityId: number): Promise<void> {
  await trx('old_slugs').where({ kind, entity_id: entityId }).delete();
}

/** The id of the entry that has or had a slug. */
export async function findSlugOwner(
  db: Database,
  { kind, table, where = {} }: SlugHome,
  slug: string,
): Promise<number | undefined> {
  const current = await db(table)
    .select('id')
    .where({ ...where, slug })
    .first<{ id: number } | undefined>();
  if (current) return current.id;
  const former = await db('old_slugs')
    .select('entity_id')
    .where({ kind, slug })
    .first<{ entity_id: number } | undefined>();
  return former?.entity_id;
}
