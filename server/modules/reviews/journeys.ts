import type { Database } from '../../platform/db/db.ts';
import { invalid } from '../../platform/errors.ts';
import { toSlug } from '../../platform/fields.contract.ts';
import {
  activeOnly,
  getDestination,
  getDestinationByAnyName,
  getDestinationByName,
  listDestinationNames,
  type Visibility,
} from '../destinations/queries.ts';
import { getWedding, getWeddingBySlug, listWeddingTitles } from '../weddings/queries.ts';
import { reviewTexts } from './contract.ts';

const all = { includeInactive: true };

/** Every possible subject of a review; staff may choose inactive journeys, where guests have travelled before. */
export async function listJourneys(
  db: Database,
  which: Visibility,
): Promise<{ value: string; label: string }[]> {
  const destinations = await listDestinationNames(db, which);
  const weddings = await listWeddingTitles(db, which);
  return [
    ...destinations.map(({ id, name }) => ({ value: `destination:${id}`, label: name })),
    ...weddings.map(({ id, title }) => ({ value: `wedding:${id}`, label: `Wedding: ${title}` })),
  ];
}

/** The name of a journey. @throws AppError 422 when there is no such journey */
export async function getJourneyName(db: Database, journey: string, which = all): Promise<string> {
  const [kind, digits] = journey.split(':');
  const id = Number(digits);
  const name =
    kind === 'wedding'
      ? (await getWedding(db, id, which))?.title
      : (await getDestination(db, id, which))?.name;
  if (name === undefined) throw invalid([{ field: 'journey', message: reviewTexts.journey }]);
  return name;
}

/** The journey of the page that a visitor reads; null when there is no such page. */
export async function findJourney(
  db: Database,
  page: { destination?: string | undefined; wedding?: string | undefined },
): Promise<string | null> {
  if (page.wedding !== undefined) {
    const wedding = await getWeddingBySlug(db, page.wedding, activeOnly);
    return wedding ? `wedding:${wedding.id}` : null;
  }
  const destination = await getDestinationByName(db, page.destination ?? '', activeOnly);
  return destination ? `destination:${destination.id}` : null;
}

/** The destination or wedding package that an enquiry names, by its present or a former name, if it is on the site. */
export async function findEnquiredJourney(
  db: Database,
  { destination: name }: { destination: string | null },
): Promise<string | null> {
  if (!name) return null;
  const destination = await getDestinationByAnyName(db, name, activeOnly);
  if (destination) return `destination:${destination.id}`;
  const wedding = await getWeddingBySlug(db, toSlug(name), activeOnly);
  return wedding ? `wedding:${wedding.id}` : null;
}
