import { addDays, toDay } from '../server/platform/text/days.contract.ts';
import { demoZone, toMoment } from './demoTime.ts';
import type { Random } from './random.ts';

/** People plan journeys on Sunday evenings and at the beginning of a working week. Sunday first. */
const weekdays = [1.25, 1.35, 1.15, 1, 0.95, 0.8, 0.7];

/** Weight of each hour of the day: how many people write then. */
const hours = [
  [8, 1],
  [9, 3],
  [10, 5],
  [11, 6],
  [12, 4],
  [13, 3],
  [14, 3],
  [15, 4],
  [16, 5],
  [17, 4],
  [18, 3],
  [19, 3],
  [20, 5],
  [21, 6],
  [22, 3],
] as const;

/** `count` moments of the last `days` days, oldest first: busier lately, with a weekly rhythm, none in the future. */
export function spreadMoments(random: Random, count: number, days: number, now: Date): Date[] {
  const today = toDay(now, demoZone);
  const choices = Array.from({ length: days }, (_, daysAgo) => {
    const weekday = new Date(addDays(today, -daysAgo)).getUTCDay();
    const growth = 1 + 0.6 * (1 - daysAgo / days);
    return [daysAgo, (weekdays[weekday] ?? 1) * growth] as const;
  });
  const moments = Array.from({ length: count }, () => {
    const daysAgo = random.weighted(choices);
    const at = toMoment(now, daysAgo, random.weighted(hours) + random.next());
    // Moments later today move to the last few hours.
    return at < now ? at : new Date(now.getTime() - random.between(4, 400) * 60_000);
  });
  return moments.sort((a, b) => a.getTime() - b.getTime());
}
