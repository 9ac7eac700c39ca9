import type { ItineraryDay } from './destinationValues.ts';

/** A new day after the last one. */
export function nextDay(days: readonly ItineraryDay[]): ItineraryDay {
  const last = Math.max(0, ...days.map(({ day }) => Number(day) || 0));
  return {
    day: String(last + 1),
    title: '',
    description: '',
    activities: [],
    meals: [],
    accommodation: '',
    travel_time: '',
    highlights: [],
    picture: null,
  };
}

export const hasPlan = ({ title, description, activities }: ItineraryDay) =>
  title !== '' || description !== '' || activities.length > 0;
