import { useHiddenEntries } from '../../lib/api/deferredCalls.ts';

/** Identifies an entry among all lists. */
export const getEntryKey = (list: string, id: number) => `${list}/${id}`;

/** The rows of a list without those whose deletion was confirmed; undefined while the list loads. */
export function useVisibleEntries<Row extends { id: number }>(
  list: string,
  rows: readonly Row[] | undefined,
): Row[] | undefined {
  const hidden = useHiddenEntries();
  return rows?.filter(({ id }) => !hidden.has(getEntryKey(list, id)));
}
