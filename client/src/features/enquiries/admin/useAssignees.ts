import type { Assignee } from '@modules/enquiries/contract.ts';
import { useMay } from '../../../lib/session/useSession.ts';
import { useListAssigneesQuery } from './enquiriesApi.ts';

const none: Assignee[] = [];

/** The users to whom enquiries can be assigned; empty without the permission to assign. */
export function useAssignees(): Assignee[] {
  const { data } = useListAssigneesQuery(undefined, { skip: !useMay('enquiries.respond') });
  return data ?? none;
}
