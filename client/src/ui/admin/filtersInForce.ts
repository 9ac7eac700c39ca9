/** Names of the active filters: of the always visible ones, and of those behind the button. */
export type FiltersInForce = { seen: string[]; behind: string[] };

/** Returns the active filters of a list; an empty search is not active. */
export function filtersInForce<Filters extends object>(
  filters: Filters,
  {
    seen,
    behind,
  }: { seen: readonly (keyof Filters & string)[]; behind: readonly (keyof Filters & string)[] },
): FiltersInForce {
  const inForce = (name: keyof Filters & string) => filters[name] !== undefined && filters[name] !== '';
  return { seen: seen.filter(inForce), behind: behind.filter(inForce) };
}

export const isAnyInForce = ({ seen, behind }: FiltersInForce) => seen.length + behind.length > 0;
