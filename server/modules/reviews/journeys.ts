import type { Database } from '../../platform/db/db.ts';
import { invalid } from '../../platform/errors.ts';
import { getDestination, getDestinationByName, listDestinations } from '../destinations/queries.ts';
import { getWedding, getWeddingBySlug, listWeddings } from '../weddings/queries.ts';
import { reviewTexts } from './contract.ts';

const all = { inactiveToo: true };
const active = { inactiveToo: false };

/** Everything that a review can be about, inactive journeys included: guests may have travelled there. */
export async function listJourneys(db: Database): Promise<{ value: string; label: string }[]> {
  const destinations = await listDestinations(db, { sort: 'name' }, all);
  const weddings = await listWeddings(db, {}, all);
  return [
    ...destinations.rows.map(({ id, name }) => ({ value: `destination:${id}`, label: name })),
    ...weddings.rows.map(({ id, title }) => ({ value: `wedding:${id}`, label: `Wedding: ${title}` })),
  ];
}

/** The name of a journey. @throws AppError 422 when there is no such journey */
export async function getJourneyName(db: Database, journey: string): Promise<string> {
  const [kind, digits] = journey.split(':');
  const id = Number(digits);
  const name =
    kind === 'wedding' ? (await getWedding(db, id, all))?.title : (await getDestination(db, id, all))?.name;
  if (name === undefined) throw invalid([{ field: 'journey', message: reviewTexts.journey }]);
  return name;
}

/** The journey whose page a visitor reads; null when there is no such page. */
export async function findJourney(
  db: Database,
  page: { destination?: string | undefined; wedding?: string | undefined },
): Promise<string | null> {
  if (page.wedding !== undefined) {
    const wedding = await getWeddingBySlug(db, page.wedding, active);
    return wedding ? `wedding:${wedding.id}` : null;
  }
  const destination = await getDestinationByName(db, page.destination ?? '', active);
  return destination ? `destination:${destination.id}` : null;
}
