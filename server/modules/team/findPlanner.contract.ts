/** Regions that stand for all destinations of a kind. */
export const wideRegions = { domestic: 'India', international: 'Abroad' } as const;

export type Place = { name: string; type: keyof typeof wideRegions };

/** The planner of journeys to a destination: the first member who names it, or else its whole region. */
export function findPlanner<Member extends { regions: string[] }>(
  team: readonly Member[],
  { name, type }: Place,
): Member | undefined {
  const findBy = (region: string) =>
    team.find(({ regions }) => regions.some((one) => one.toLowerCase() === region.toLowerCase()));
  return findBy(name) ?? findBy(wideRegions[type]);
}
