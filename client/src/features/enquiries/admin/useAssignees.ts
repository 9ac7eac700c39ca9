import type { Assignee } from '@modules/enquiries/contract.ts';
import { useMay, useUser } from '../../../lib/session/useSession.ts';
import { useListAssigneesQuery } from './enquiriesApi.ts';

/** `label` is the name in a list of choices. */
type AssigneeChoice = Assignee & { label: string };

/**
 * The users to whom enquiries can be assigned; with `assigned` also users who have enquiries but can be given no more.
 * Empty without the permission to assign.
 */
export function useAssignees({ assigned = false } = {}): AssigneeChoice[] {
  const user = useUser();
  const { data = [] } = useListAssigneesQuery(assigned ? { assigned } : {}, {
    skip: !useMay('enquiries.respond'),
  });
  return data.map((one) => ({ ...one, label: one.id === user?.id ? `${one.name} (me)` : one.name }));
}
