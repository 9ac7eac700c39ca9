import { useListQuarantineQuery } from './quarantineApi.ts';

/** The number of quarantined submissions; undefined while unknown. */
export function useQuarantineCount(): number | undefined {
  return useListQuarantineQuery(1, { refetchOnMountOrArgChange: true }).data?.pagination.total;
}
