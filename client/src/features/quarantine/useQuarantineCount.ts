import { useListQuarantineQuery } from './quarantineApi.ts';

/** How many submissions wait; undefined while nobody knows. */
export function useQuarantineCount(): number | undefined {
  return useListQuarantineQuery(1, { refetchOnMountOrArgChange: true }).data?.pagination.total;
}
