import { type Keyed, keyed } from '../../../ui/admin/form/keyed.ts';
import type { ItineraryDay } from './destinationValues.ts';

type Day = Keyed<ItineraryDay>;

/** A new day after the last one. */
export function nextDay(days: readonly Day[]): Day {
  const last = Math.max(0, ...days.map(({ day }) => Number(day) || 0));
  return keyed({
    day: String(last + 1),
    title: '',
    description: '',
    activities: [],
    meals: [],
    accommodation: '',
    highlights: [],
  });
}

/** After a move, day numbers stay in place: the plan of day 3 becomes the plan of day 2. */
export function withNumbersInPlace(before: readonly Day[], after: readonly Day[]): Day[] {
  const isSameOrder = after.every(({ key }, index) => key === before[index]?.key);
  if (isSameOrder || before.length !== after.length) return [...after];
  return after.map((day, index) => ({ ...day, day: before[index]?.day ?? day.day }));
}

export const hasPlan = ({ title, description, activities }: ItineraryDay) =>
  title !== '' || description !== '' || activities.length > 0;
