/** The median of some numbers; 0 of none. */
export function computeMedian(numbers: readonly number[]): number {
  const sorted = [...numbers].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  const [low = 0, high = 0] = [sorted[sorted.length % 2 === 1 ? middle : middle - 1], sorted[middle]];
  return (low + high) / 2;
}

/** The spread of some numbers: the widest distance from their median, as a share of it. */
export function computeSpread(numbers: readonly number[]): number {
  const median = computeMedian(numbers);
  return median === 0 ? 0 : Math.max(...numbers.map((one) => Math.abs(one - median))) / median;
}
