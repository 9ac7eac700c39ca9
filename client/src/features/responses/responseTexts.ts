import type { ResponseGroup, ResponseStatistics } from '@modules/responses/contract.ts';
import { formatNumber } from '@platform/text/formats.contract.ts';

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
  received === 0 ? '–' : `${Math.round((within_day / received) * 100)}%`;

export const nothing = 'Nothing was received';

const sourceNames: Record<string, string> = {
  booking: 'Booking form',
  contact: 'Contact form',
  mail: 'Mail',
};

export const getSourceName = (source: string): string => sourceNames[source] ?? source;

/** The source of most enquiries, and the share of each: `Booking form 62%, Mail 38%`. */
export function sourceShares(sources: Pick<ResponseGroup, 'name' | 'received'>[]): {
  main: string;
  text: string;
} {
  const total = sources.reduce((sum, { received }) => sum + received, 0);
  const ordered = [...sources].sort((one, other) => other.received - one.received);
  const [first] = ordered;
  if (!first || total === 0) return { main: '–', text: nothing };
  const shares = ordered.map(
    ({ name, received }) => `${getSourceName(name)} ${Math.round((received / total) * 100)}%`,
  );
  return { main: getSourceName(first.name), text: shares.join(', ') };
}

/** The first three counts by name, and how many names there are beyond: `Meera 1,204, Anil 1`; or else `none`. */
export function listCounts(counts: ResponseStatistics['overdue_by_person'], none: string): string {
  if (counts.length === 0) return none;
  const shown = counts.slice(0, 3).map(({ name, count }) => `${name} ${formatNumber(count)}`);
  return [...shown, ...(counts.length > 3 ? [`${counts.length - 3} more`] : [])].join(', ');
}
