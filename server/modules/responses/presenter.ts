import type { CsvCell } from '../../platform/text/csv.ts';
import type { ResponseGroup, ResponseStatistics } from './contract.ts';

export const csvHeader = [
  'Group',
  'Name',
  'Received',
  'Answered',
  'Answered within 24 hours',
  'Median first reply (hours)',
  '90th percentile (hours)',
];

/** Hours with two decimals. */
const toHours = (seconds: number | null): CsvCell =>
  seconds === null ? null : Math.round(seconds / 36) / 100;

const toCells = (dimension: string, group: ResponseGroup): CsvCell[] => [
  dimension,
  group.name,
  group.received,
  group.answered,
  group.within_day,
  toHours(group.median_seconds),
  toHours(group.p90_seconds),
];

/** All groups one below the other, the total first. */
export const toCsvRows = (statistics: ResponseStatistics): CsvCell[][] => [
  toCells('All', { ...statistics, name: 'All' }),
  ...statistics.by_week.map((group) => toCells('Week', group)),
  ...statistics.by_person.map((group) => toCells('Person', group)),
  ...statistics.by_type.map((group) => toCells('Type', group)),
  ...statistics.by_source.map((group) => toCells('Source', group)),
];
