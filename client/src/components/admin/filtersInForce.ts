/** Names of the filters that leave rows out now: of those always seen, and of those behind the button. */
export type FiltersInForce = { seen: string[]; behind: string[] };

/** Tells which filters of a list are in force; an empty search leaves nothing out. */
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
