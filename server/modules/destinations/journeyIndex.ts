import type { Database } from '../../platform/db/db.ts';
import { addBit, type BitSet, countCommon, createBitSet, hasBit, intersect } from './bitSet.ts';
import type { JourneyFilter } from './contract.ts';
import { type ChoiceName, choiceNames, type JourneySort, journeyChoices } from './journeyChoices.contract.ts';
import { parseDays, parseMonths } from './journeyFacts.contract.ts';
import { type JourneyFacts, listJourneyFacts } from './queries.ts';

/**
 * The active journeys, indexed by what they are filtered and sorted by. The rank of a journey is its position among the
 * recommended.
 */
export type JourneyIndex = {
  /** Ids by rank. */
  ids: number[];
  rankById: ReadonlyMap<number, number>;
  all: BitSet;
  /** The ranks of the journeys that match each option of each filter. */
  matches: Record<ChoiceName, ReadonlyMap<string, BitSet>>;
  /** Ranks in the ascending order of each sort. */
  sorted: Record<JourneySort, number[]>;
};

export type OptionCounts = Record<ChoiceName, Record<string, number>>;

/** Makes a value for each filter. */
const forEachChoice = <Value>(make: (name: ChoiceName) => Value) =>
  Object.fromEntries(choiceNames.map((name) => [name, make(name)])) as Record<ChoiceName, Value>; // one for each

/** The options of each filter that a journey matches. */
function listOptions(journey: JourneyFacts): Record<ChoiceName, readonly string[]> {
  const days = parseDays(journey.duration);
  const includesDays = (range: string) => {
    const [least = 0, most = 0] = range.split('-').map(Number);
    return days !== null && days >= least && days <= most;
  };
  return {
    type: [journey.type],
    month: parseMonths(journey.best_time_to_visit),
    days: journeyChoices.days.filter(includesDays),
    budget: journeyChoices.budget.filter((budget) => journey.starting_price <= Number(budget)),
    theme: journey.themes,
    group: journey.group_types,
  };
}

/** Reads all active journeys. */
export async function readJourneyIndex(db: Database): Promise<JourneyIndex> {
  const journeys = await listJourneyFacts(db);
  const all = createBitSet(journeys.length);
  const matches = forEachChoice(
    (name) =>
      new Map<string, BitSet>(journeyChoices[name].map((option) => [option, createBitSet(journeys.length)])),
  );
  for (const [rank, journey] of journeys.entries()) {
    addBit(all, rank);
    const options = listOptions(journey);
    for (const name of choiceNames) {
      for (const option of options[name]) {
        const set = matches[name].get(option);
        if (set) addBit(set, rank);
      }
    }
  }
  const ranks = [...journeys.keys()];
  const sortBy = (compare: (one: JourneyFacts, other: JourneyFacts) => number) =>
    journeys
      .map((journey, rank) => ({ journey, rank }))
      .sort((one, other) => compare(one.journey, other.journey))
      .map(({ rank }) => rank);
  const { compare } = new Intl.Collator('en');
  return {
    ids: journeys.map(({ id }) => id),
    rankById: new Map(journeys.map(({ id }, rank) => [id, rank])),
    all,
    matches,
    sorted: {
      recommended: ranks,
      name: sortBy((one, other) => compare(one.name, other.name)),
      price: sortBy((one, other) => one.starting_price - other.starting_price),
    },
  };
}

/** As many as a map can label. */
const maxMapPlaces = 60;

/** The ids in an order, starting at `offset`. */
function listFound(index: JourneyIndex, found: BitSet, filter: JourneyFilter, offset: number, limit: number) {
  const order = index.sorted[filter.sort];
  const ids: number[] = [];
  let skipped = 0;
  for (let step = 0; step < order.length && ids.length < limit; step += 1) {
    const rank = order[filter.order === 'desc' ? order.length - 1 - step : step] ?? 0;
    if (!hasBit(found, rank)) continue;
    if (skipped < offset) skipped += 1;
    else ids.push(index.ids[rank] ?? 0);
  }
  return ids;
}

/**
 * One page of the journeys that match a filter, and how many journeys each option leaves together with the other
 * filters; '' stands for any option. A page past the end is the last one. `first` are those for the map.
 * @param matching the ids that a search found; null without a search
 */
export function filterJourneys(
  index: JourneyIndex,
  filter: JourneyFilter,
  matching: number[] | null,
  { page, limit }: { page: number; limit: number },
): { ids: number[]; first: number[]; total: number; page: number; counts: OptionCounts } {
  const searched = matching ? toRanks(index, matching) : index.all;
  const chosen = (except?: ChoiceName) =>
    choiceNames.flatMap((name) => {
      const option = name === except ? undefined : filter[name];
      return option === undefined ? [] : (index.matches[name].get(option) ?? []);
    });
  const countOptions = (name: ChoiceName) => {
    const others = intersect(searched, ...chosen(name));
    const counts = [...index.matches[name]].map(
      ([option, set]) => [option, countCommon(others, set)] as const,
    );
    return Object.fromEntries([['', countCommon(others, others)] as const, ...counts]);
  };
  const found = intersect(searched, ...chosen());
  const total = countCommon(found, found);
  const shown = Math.min(page, Math.max(Math.ceil(total / limit), 1));
  return {
    ids: listFound(index, found, filter, (shown - 1) * limit, limit),
    first: listFound(index, found, filter, 0, maxMapPlaces),
    total,
    page: shown,
    counts: forEachChoice(countOptions),
  };
}

function toRanks(index: JourneyIndex, ids: number[]): BitSet {
  const set = createBitSet(index.ids.length);
  for (const id of ids) {
    const rank = index.rankById.get(id);
    if (rank !== undefined) addBit(set, rank);
  }
  return set;
}
