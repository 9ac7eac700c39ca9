import type { Assignee } from '@modules/enquiries/contract.ts';
import { useHasPermission, useUser } from '../../../lib/session/useSession.ts';
import type { FilterOption } from '../../../ui/admin/filterInputs.tsx';
import { listAssignees } from './enquiriesApi.ts';

/**
 * The users to whom enquiries can be assigned; with `assigned` also users who have enquiries but can be given no more.
 * Empty without the permission to assign.
 */
export function useAssignees({ assigned = false } = {}): (Assignee & FilterOption)[] {
  const user = useUser();
  const { data = [] } = listAssignees.useQuery(assigned ? { assigned } : {}, {
    skip: !useHasPermission('enquiries.respond'),
  });
  return data.map((one) => ({
    ...one,
    value: String(one.id),
    label: one.id === user?.id ? `${one.name} (me)` : one.name,
  }));
}
