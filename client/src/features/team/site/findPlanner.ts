import type { PublicMember } from '@modules/team/contract.ts';

type Place = { name: string; type: 'domestic' | 'international' };

/** The region of all destinations of a kind, as in `wideRegions` of the contract, which pages do not load. */
const wide = { domestic: 'india', international: 'abroad' };

/** Who plans journeys to a destination: the first member who names it, or else its whole region. */
export function findPlanner(team: readonly PublicMember[], { name, type }: Place): PublicMember | undefined {
  const findBy = (region: string) =>
    team.find(({ regions }) => regions.some((one) => one.toLowerCase() === region));
  return findBy(name.toLowerCase()) ?? findBy(wide[type]);
}
