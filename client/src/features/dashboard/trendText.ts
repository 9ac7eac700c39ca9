import { formatNumber } from '@platform/text/formats.contract.ts';
/** `25 in 7 days, +12.5% on the 7 before`; null means that there is no previous value to compare with. */
export function trendText(percent: number | null, count: number, days: number): string {
  const now = `${formatNumber(count)} in ${days} days`;
  if (percent === null) return count > 0 ? `${now}, none in the ${days} before` : now;
  return `${now}, ${percent > 0 ? '+' : ''}${percent.toFixed(1)}% on the ${days} before`;
}
