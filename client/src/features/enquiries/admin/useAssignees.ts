import type { Assignee } from '@modules/enquiries/contract.ts';
import { useMay } from '../../../lib/session/useSession.ts';
import { useListAssigneesQuery } from './enquiriesApi.ts';

const none: Assignee[] = [];

/**
 * The users to whom enquiries can be assigned, with `assigned` also those who have enquiries and can be given no more;
 * empty without the permission to assign.
 */
export function useAssignees({ assigned = false } = {}): Assignee[] {
  const { data } = useListAssigneesQuery(assigned ? { assigned } : {}, {
    skip: !useMay('enquiries.respond'),
  });
  return data ?? none;
}
