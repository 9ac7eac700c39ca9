/** A set of small whole numbers, one bit for each: intersecting and counting 10,000 takes microseconds. */
export type BitSet = Uint32Array;

export const createBitSet = (size: number): BitSet => new Uint32Array(Math.ceil(size / 32));

export function addBit(set: BitSet, place: number): void {
  set[place >>> 5] = (set[place >>> 5] ?? 0) | (1 << (place & 31));
}

export const hasBit = (set: BitSet, place: number): boolean =>
  ((set[place >>> 5] ?? 0) & (1 << (place & 31))) !== 0;

/** What is in all of the sets, which have one size. */
export function intersect(first: BitSet, ...others: readonly BitSet[]): BitSet {
  const common = first.slice();
  for (const other of others)
    for (let word = 0; word < common.length; word += 1)
      common[word] = (common[word] ?? 0) & (other[word] ?? 0);
  return common;
}

/** How many numbers two sets share. */
export function countCommon(one: BitSet, other: BitSet): number {
  let count = 0;
  for (let word = 0; word < one.length; word += 1) count += countBits((one[word] ?? 0) & (other[word] ?? 0));
  return count;
}

/** The bits of a 32-bit word, added up in pairs, fours and bytes. */
function countBits(word: number): number {
  const pairs = word - ((word >>> 1) & 0x55555555);
  const fours = (pairs & 0x33333333) + ((pairs >>> 2) & 0x33333333);
  return Math.imul((fours + (fours >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24;
}
