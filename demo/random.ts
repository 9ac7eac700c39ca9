/** Numbers that look random and are the same in each run. */
export type Random = {
  /** At least 0, less than 1. */
  next(): number;
  /** A whole number from `least` to `most`, both included. */
  between(least: number, max: number): number;
  pick<Entry>(list: readonly Entry[]): Entry;
  /** One of the entries, chosen by weight. */
  weighted<Entry>(choices: readonly (readonly [Entry, number])[]): Entry;
  chance(probability: number): boolean;
};

/** Mulberry32. */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const at = <Entry>(list: readonly Entry[], index: number): Entry => {
    const entry = list[index];
    if (entry === undefined) throw new Error('There is nothing to pick from');
    return entry;
  };
  return {
    next,
    between: (least, most) => least + Math.floor(next() * (most - least + 1)),
    pick: (list) => at(list, Math.floor(next() * list.length)),
    weighted(choices) {
      let left = next() * choices.reduce((sum, [, weight]) => sum + weight, 0);
      const index = choices.findIndex(([, weight]) => {
        left -= weight;
        return left < 0;
      });
      return at(choices, index < 0 ? choices.length - 1 : index)[0];
    },
    chance: (probability) => next() < probability,
  };
}
