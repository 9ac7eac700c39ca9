import type { ResponseGroup } from '@modules/responses/contract.ts';

/** A waiting time: `45 min`, `3.5 h`, `2.1 days`; `–` while there is none. */
export function waitText(seconds: number | null): string {
  if (seconds === null) return '–';
  if (seconds < 3600) return `${Math.round(seconds / 60)} min`;
  if (seconds < 48 * 3600) return `${Math.round(seconds / 360) / 10} h`;
  return `${Math.round(seconds / 8640) / 10} days`;
}

/** The share of what was received that was answered within 24 hours; `–` without any. */
export const shareText = ({
  received,
  within_day,
}: Pick<ResponseGroup, 'received' | 'within_day'>): string =>
  received === 0 ? '–' : `${Math.round((within_day / received) * 100)} %`;
