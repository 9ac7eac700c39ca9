import type { Knex } from 'knex';
import type { Database } from '../../platform/db/db.ts';
import { type Page, readPage } from '../../platform/db/readPage.ts';
import { findSlugOwner, type SlugHome } from '../../platform/db/slugs.ts';
import { parseSearch, type TextSearch, whereAnyText } from '../../platform/db/textSearch.ts';
import { containsText, whereWords } from '../../platform/db/whereWords.ts';
import { toSlug } from '../../platform/fields.contract.ts';
import { brochureEdition } from './brochure.ts';
import {
  type DestinationFields,
  type DestinationFilter,
  type DestinationStatistics,
  type DestinationType,
  destinationFieldsSchema,
  type JourneyCard,
  type JourneyPlace,
  journeyCardSchema,
} from './contract.ts';
import type { Visibility } from './visibility.ts';

export { getBrochure, hasBrochure } from './brochure.ts';
export { toDeparture } from './departure.ts';
export { activeOnly, toVisibility, type Visibility } from './visibility.ts';

export type DestinationRecord = DestinationFields & {
  id: number;
  slug: string;
  /** Hash of what the printed brochure contains; null without one. */
  printed_brochure: string | null;
  /** The edition of that brochure, or for which none was needed; null before the first check. */
  printed_edition: number | null;
  created_at: Date;
  updated_at: Date;
};

export const destinationSlugs: SlugHome = { kind: 'destination', table: 'destinations' };

/** Columns that staff edit. */
export const destinationFields = destinationFieldsSchema.keyof().options;

const columns = [
  ...['id', 'slug', ...destinationFields, 'printed_brochure', 'printed_edition'],
  ...['created_at', 'updated_at'],
].map((column) => `destinations.${column}`);

const sortColumns = {
  sort_order: 'destinations.sort_order',
  name: 'destinations.name',
  price: 'destinations.starting_price',
  created_at: 'destinations.created_at',
} as const;

function filterDestinations(
  db: Database,
  filter: Partial<DestinationFilter>,
  { includeInactive }: Visibility,
): Knex.QueryBuilder {
  const query = db('destinations');
  if (!includeInactive) query.where('destinations.is_active', true);
  if (filter.is_active !== undefined) query.where('destinations.is_active', filter.is_active);
  if (filter.featured !== undefined) query.where('destinations.featured', filter.featured);
  if (filter.type) query.where('destinations.type', filter.type);
  if (filter.difficulty) query.where('destinations.difficulty', filter.difficulty);
  if (filter.min_price !== undefined) query.where('destinations.starting_price', '>=', filter.min_price);
  if (filter.max_price !== undefined) query.where('destinations.starting_price', '<=', filter.max_price);
  if (filter.search) whereWords(query, 'destination_search_text(destinations)', filter.search);
  return query;
}

/** One page of the destinations that match a filter. */
export async function listDestinations(
  db: Database,
  filter: Partial<DestinationFilter> & { page?: number; limit: number },
  visibility: Visibility,
): Promise<Page<DestinationRecord>> {
  return readPage(() => filterDestinations(db, filter, visibility), {
    columns,
    sort: [sortColumns[filter.sort ?? 'sort_order'], 'destinations.id'],
    order: filter.order ?? 'asc',
    page: filter.page ?? 1,
    limit: filter.limit,
  });
}

const factColumns = [
  ...(['id', 'name', 'type', 'starting_price', 'duration', 'best_time_to_visit'] as const),
  ...(['themes', 'group_types'] as const),
] as const;
export type JourneyFacts = Pick<DestinationRecord, (typeof factColumns)[number]>;

/** More journeys than an agency has. */
const maxJourneys = 100_000;

/** The fields by which active journeys are filtered, in the recommended order. */
export const listJourneyFacts = (db: Database): Promise<JourneyFacts[]> =>
  db('destinations')
    .select(...factColumns)
    .where('is_active', true)
    .orderBy(['sort_order', 'id'])
    .limit(maxJourneys);

/** Active journeys: those with every word in their name, description and places, and then those with it in their days. */
const findJourneys = (db: Database, search: TextSearch) =>
  whereAnyText(db('destinations').where('is_active', true), 'day_texts(itineraries)', search);

/** The ids of the journeys that contain every typed word. */
export const searchJourneyIds = (db: Database, typed: string): Promise<number[]> =>
  findJourneys(db, parseSearch(typed)).limit(maxJourneys).pluck('id');

const cardColumns = journeyCardSchema.keyof().options;

/** The cards of active journeys, in the order of `ids`. */
export async function listJourneyCards(db: Database, ids: number[]): Promise<JourneyCard[]> {
  const cards: JourneyCard[] = await db('destinations')
    .select(...cardColumns)
    .where('is_active', true)
    .whereIn('id', ids)
    .limit(ids.length);
  const byId = new Map(cards.map((card) => [card.id, card]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}

/** Where journeys are, in the order of their names; those without coordinates are left out. */
export const listJourneyPlaces = (db: Database, ids: number[]): Promise<JourneyPlace[]> =>
  db('destinations')
    .select('name', 'latitude', 'longitude')
    .whereIn('id', ids)
    .whereNotNull('latitude')
    .orderBy(['name', 'id'])
    .limit(ids.length);

export const listDestinationNames = (
  db: Database,
  visibility: Visibility,
): Promise<Pick<DestinationRecord, 'id' | 'name'>[]> =>
  filterDestinations(db, {}, visibility).select('id', 'name').orderBy(['name', 'id']).limit(maxJourneys);

/** The ids of all destinations, active or not. */
export const listDestinationIds = (db: Database): Promise<number[]> =>
  db('destinations').orderBy('id').pluck('id');

/** The ids of destinations whose brochure has an earlier edition, or was never checked. */
export const listOutdatedBrochures = (db: Database): Promise<number[]> =>
  db('destinations')
    .whereNull('printed_edition')
    .orWhere('printed_edition', '<', brochureEdition)
    .orderBy('id')
    .pluck('id');

export async function getDestination(
  db: Database,
  id: number,
  visibility: Visibility,
): Promise<DestinationRecord | undefined> {
  return filterDestinations(db, {}, visibility)
    .select(...columns)
    .where({ id })
    .first<DestinationRecord | undefined>();
}

/** Finds a destination by its current or a former slug. */
export async function getDestinationBySlug(
  db: Database,
  slug: string,
  visibility: Visibility,
): Promise<DestinationRecord | undefined> {
  const id = await findSlugOwner(db, destinationSlugs, slug);
  return id === undefined ? undefined : getDestination(db, id, visibility);
}

const findFirst = (db: Database, visibility: Visibility, condition: string, value: string) =>
  filterDestinations(db, {}, visibility)
    .select(...columns)
    .whereRaw(condition, [value])
    .orderBy(['destinations.sort_order', 'destinations.id'])
    .first<DestinationRecord | undefined>();

/** Finds a destination by its whole name, regardless of case. */
const getDestinationByExactName = (
  db: Database,
  name: string,
  visibility: Visibility,
): Promise<DestinationRecord | undefined> =>
  findFirst(db, visibility, 'lower(destinations.name) = lower(?)', name.trim());

/** Finds a destination by a former name or slug, unless that is another one's present slug. */
const getDestinationByFormerName = (
  db: Database,
  name: string,
  visibility: Visibility,
): Promise<DestinationRecord | undefined> => {
  const typed = name.trim().toLowerCase();
  const others = filterDestinations(db, {}, visibility)
    .whereRaw('destinations.slug in (?, old_slugs.slug)', [typed])
    .whereRaw('destinations.id <> old_slugs.entity_id');
  return filterDestinations(db, {}, visibility)
    .select(...columns)
    .join('old_slugs', 'old_slugs.entity_id', 'destinations.id')
    .where('old_slugs.kind', destinationSlugs.kind)
    .whereIn('old_slugs.slug', [typed, toSlug(name)])
    .whereNotExists(others)
    .orderByRaw('old_slugs.slug = ? desc', [typed])
    .first<DestinationRecord | undefined>();
};

/** Finds a destination, if one is named, by its whole name, regardless of case, or by a former name. */
export async function getDestinationByAnyName(
  db: Database,
  name: string | null,
  visibility: Visibility,
): Promise<DestinationRecord | undefined> {
  if (!name) return undefined;
  return (
    (await getDestinationByExactName(db, name, visibility)) ??
    (await getDestinationByFormerName(db, name, visibility)) ??
    getDestinationBySlug(db, toSlug(name), visibility)
  );
}

/**
 * Finds a destination by name: an exact match regardless of case, else a former name or slug, else a partial match,
 * else a slug. A former address must not show another destination whose name contains it.
 */
export async function getDestinationByName(
  db: Database,
  name: string,
  visibility: Visibility,
): Promise<DestinationRecord | undefined> {
  if (name.trim() === '') return undefined;
  return (
    (await getDestinationByExactName(db, name, visibility)) ??
    (await getDestinationByFormerName(db, name, visibility)) ??
    (await findFirst(db, visibility, containsText('destinations.name'), name.trim())) ??
    (await getDestinationBySlug(db, name.trim().toLowerCase(), visibility)) ??
    getDestinationBySlug(db, toSlug(name), visibility)
  );
}

const resultColumns = ['id', 'name', 'description', 'image', 'image_details', 'starting_price'] as const;

/** What a search of the site shows of a destination. */
export type FoundDestination = Pick<DestinationRecord, (typeof resultColumns)[number]>;

/** The journeys that the search of the site finds, in the recommended order. */
export async function searchDestinations(
  db: Database,
  search: TextSearch,
  limit: number,
): Promise<FoundDestination[]> {
  return findJourneys(db, search)
    .select(...resultColumns)
    .orderBy(['sort_order', 'id'])
    .limit(limit);
}

/** Counts of the destinations that the caller may see. */
export async function countDestinations(
  db: Database,
  visibility: Visibility,
): Promise<DestinationStatistics> {
  const rows: { type: DestinationType; total: number; featured: number; active: number }[] =
    await filterDestinations(db, {}, visibility)
      .select('type')
      .count({ total: '*' })
      .select(
        db.raw('count(*) filter (where featured) as featured'),
        db.raw('count(*) filter (where is_active) as active'),
      )
      .groupBy('type');
  const sum = (name: 'total' | 'featured' | 'active') => rows.reduce((total, row) => total + row[name], 0);
  const ofType = (type: DestinationType) => rows.find((row) => row.type === type)?.total ?? 0;
  return {
    total: sum('total'),
    featured: sum('featured'),
    international: ofType('international'),
    domestic: ofType('domestic'),
    active: sum('active'),
  };
}
