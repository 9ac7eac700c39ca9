import { useListQuarantineQuery } from './quarantineApi.ts';

export function useQuarantineCount(): number | undefined {
  return useListQuarantineQuery(1, { refetchOnMountOrArgChange: true }).data?.pagination.total;
}
