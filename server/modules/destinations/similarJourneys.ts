import type { Database } from '../../platform/db/db.ts';
import { parseDays, parseMonths } from './journeyFacts.contract.ts';
import type { DestinationRecord, JourneyFacts } from './queries.ts';

const maxSimilar = 3;
/** How many journeys of about the same price are compared. */
const maxCompared = 200;

type Compared = Pick<JourneyFacts, 'id' | 'type' | 'starting_price' | 'duration' | 'best_time_to_visit'>;

/** The share of the smaller number in the larger: 1 for equal numbers. */
const compareNumbers = (a: number, b: number) => (a === b ? 1 : Math.min(a, b) / Math.max(a, b));

/** The share of the months that both have. */
function compareMonths(a: string[], b: string[]): number {
  const common = a.filter((month) => b.includes(month)).length;
  return common / Math.max(a.length + b.length - common, 1);
}

/** How similar two journeys are: each of type, months, price and days counts for at most 1. */
function scoreSimilarity(one: Compared, other: Compared): number {
  const days = [parseDays(one.duration), parseDays(other.duration)] as const;
  return (
    Number(one.type === other.type) +
    compareMonths(parseMonths(one.best_time_to_visit), parseMonths(other.best_time_to_visit)) +
    compareNumbers(one.starting_price, other.starting_price) +
    (days[0] && days[1] ? compareNumbers(days[0], days[1]) : 0)
  );
}

/** The ids of the active journeys that are most similar to one, at most 3, the most similar first. */
export async function listSimilarJourneys(db: Database, journey: DestinationRecord): Promise<number[]> {
  const others: Compared[] = await db('destinations')
    .select('id', 'type', 'starting_price', 'duration', 'best_time_to_visit')
    .where('is_active', true)
    .whereNot('id', journey.id)
    .orderByRaw('type = ? desc, abs(starting_price - ?), sort_order, id', [
      journey.type,
      journey.starting_price,
    ])
    .limit(maxCompared);
  return others
    .map((other) => ({ id: other.id, score: scoreSimilarity(journey, other) }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, maxSimilar)
    .map(({ id }) => id);
}
