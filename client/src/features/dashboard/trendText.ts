/** `+12.5%`; null says that there was nothing to compare with. */
export function trendText(percent: number | null): string {
  if (percent === null) return 'No earlier figures';
  return `${percent > 0 ? '+' : ''}${percent.toFixed(1)}%`;
}
