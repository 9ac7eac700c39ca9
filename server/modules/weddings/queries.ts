import type { Knex } from 'knex';
import type { Database } from '../../platform/db/db.ts';
import { type Page, readPage } from '../../platform/db/readPage.ts';
import { findSlugOwner, type SlugHome } from '../../platform/db/slugs.ts';
import { type TextSearch, whereAnyText } from '../../platform/db/textSearch.ts';
import { containsText, whereWords } from '../../platform/db/whereWords.ts';
import type { DescribedPicture } from '../../platform/picture.contract.ts';
import { activeOnly, type Visibility } from '../destinations/queries.ts';
import { type WeddingFields, type WeddingFilter, weddingCreateSchema } from './contract.ts';

export type WeddingRecord = Omit<WeddingFields, 'images' | 'gallery'> & {
  id: number;
  slug: string;
  images: string[];
  gallery: DescribedPicture[];
  created_by: number | null;
  updated_by: number | null;
  created_at: Date;
  updated_at: Date;
};

export const weddingSlugs: SlugHome = { kind: 'wedding', table: 'wedding_destinations' };

export const weddingFields = weddingCreateSchema.keyof().options;

const table = 'wedding_destinations';
const columns = ['id', 'slug', ...weddingFields, 'created_by', 'updated_by', 'created_at', 'updated_at'].map(
  (column) => `${table}.${column}`,
);

function filterWeddings(
  db: Database,
  filter: WeddingFilter,
  { includeInactive }: Visibility,
): Knex.QueryBuilder {
  const query = db(table);
  if (!includeInactive) query.where(`${table}.is_active`, true);
  for (const flag of [
    'featured',
    'featured_in_destinations',
    'display_in_destinations',
    'is_active',
  ] as const) {
    const value = filter[flag];
    if (value !== undefined) query.where(`${table}.${flag}`, value);
  }
  if (filter.min_price !== undefined) query.where(`${table}.price`, '>=', filter.min_price);
  if (filter.max_price !== undefined) query.where(`${table}.price`, '<=', filter.max_price);
  if (filter.capacity !== undefined) query.where(`${table}.capacity`, '>=', filter.capacity);
  if (filter.location) query.whereRaw(containsText(`${table}.location`), filter.location);
  if (filter.search) whereWords(query, `wedding_search_text(${table})`, filter.search);
  return query;
}

/** One page of the packages that match a filter. */
export async function listWeddings(
  db: Database,
  { page, limit, ...filter }: WeddingFilter & { page: number; limit: number },
  visibility: Visibility,
): Promise<Page<WeddingRecord>> {
  return readPage(() => filterWeddings(db, filter, visibility), {
    columns,
    sort: [`${table}.sort_order`, `${table}.id`],
    order: 'asc',
    page,
    limit,
  });
}

/** More packages than an agency has. */
const maxTitles = 100_000;

export const listWeddingTitles = (
  db: Database,
  visibility: Visibility,
): Promise<Pick<WeddingRecord, 'id' | 'title'>[]> =>
  filterWeddings(db, {}, visibility).select('id', 'title').orderBy(['sort_order', 'id']).limit(maxTitles);

export async function getWedding(
  db: Database,
  id: number,
  visibility: Visibility,
): Promise<WeddingRecord | undefined> {
  return filterWeddings(db, {}, visibility)
    .select(...columns)
    .where({ id })
    .first<WeddingRecord | undefined>();
}

/** Finds a package by its current or a former slug. */
export async function getWeddingBySlug(
  db: Database,
  slug: string,
  visibility: Visibility,
): Promise<WeddingRecord | undefined> {
  const id = await findSlugOwner(db, weddingSlugs, slug);
  return id === undefined ? undefined : getWedding(db, id, visibility);
}

const resultColumns = ['id', 'slug', 'title', 'description', 'images', 'gallery', 'price'] as const;

/** What a search of the site shows of a package. */
export type FoundWedding = Pick<WeddingRecord, (typeof resultColumns)[number]>;

export async function searchWeddings(
  db: Database,
  search: TextSearch,
  limit: number,
): Promise<FoundWedding[]> {
  return whereAnyText(filterWeddings(db, {}, activeOnly), `''`, search)
    .select(...resultColumns)
    .orderBy([`${table}.sort_order`, `${table}.id`])
    .limit(limit);
}
