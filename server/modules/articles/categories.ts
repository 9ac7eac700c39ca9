import type { Database, Transaction } from '../../platform/db/db.ts';
import type { ArticleCategory, ArticleKind } from './contract.ts';

/** Creates missing categories, and returns all names in their stored spelling. */
export async function ensureCategories(
  trx: Transaction,
  kind: ArticleKind,
  names: string[],
): Promise<string[]> {
  if (names.length === 0) return [];
  // A fixed order prevents deadlocks between concurrent saves.
  const inOrder = [...names].sort();
  await trx('post_categories')
    .insert(inOrder.map((name) => ({ kind, name })))
    .onConflict(trx.raw('(kind, lower(name))'))
    .ignore();
  const stored: { name: string }[] = await trx('post_categories')
    .select('name')
    .where({ kind })
    .whereRaw('lower(name) = any(?)', [names.map((name) => name.toLowerCase())])
    .limit(names.length);
  const spelling = new Map(stored.map(({ name }) => [name.toLowerCase(), name]));
  return [...new Set(names.map((name) => spelling.get(name.toLowerCase()) ?? name))];
}

/** The name of the category with this id or name; empty when there is none, because no category has an empty name. */
export async function findCategory(db: Database, kind: ArticleKind, idOrName: string): Promise<string> {
  const query = db('post_categories').select('name').where({ kind });
  const isId = /^\d{1,15}$/.test(idOrName);
  query.where((either) => {
    either.whereRaw('lower(name) = lower(?)', [idOrName]);
    if (isId) either.orWhere({ id: Number(idOrName) });
  });
  const row = await query.orderBy('id').first<{ name: string } | undefined>();
  return row?.name ?? '';
}

/**
 * Categories with the number of their posts. Without `includeDrafts` only published posts count, and categories without
 * one are left out.
 */
export async function listCategories(
  db: Database,
  kind: ArticleKind,
  { includeDrafts }: { includeDrafts: boolean },
): Promise<ArticleCategory[]> {
  const used = db('posts').select(db.raw('unnest(categories) as name')).where({ kind }).as('used');
  const visible = includeDrafts ? used : used.where({ published: true });
  const counted = db.select('name').count({ count: '*' }).from(visible).groupBy('name').as('counted');
  const query = db('post_categories')
    .leftJoin(counted, 'counted.name', 'post_categories.name')
    .select('post_categories.id', 'post_categories.name', db.raw('coalesce(counted.count, 0) as count'))
    .where('post_categories.kind', kind)
    .orderBy('post_categories.name')
    .limit(500);
  if (!includeDrafts) query.whereNotNull('counted.name');
  return query;
}

/** The tags of published posts, the most frequent first; at most 100. */
export async function listTags(db: Database, kind: ArticleKind, category?: string): Promise<string[]> {
  const query = db('posts').select(db.raw('unnest(tags) as tag')).where({ kind, published: true });
  if (category !== undefined) query.whereRaw('categories @> array[?]::text[]', [category]);
  const rows: { tag: string }[] = await db
    .select('tag')
    .from(query.as('used'))
    .groupBy('tag')
    .orderByRaw('count(*) desc, tag')
    .limit(100);
  return rows.map(({ tag }) => tag);
}
