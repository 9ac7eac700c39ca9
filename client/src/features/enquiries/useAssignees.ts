import { useMay, useUser } from '../../app/session/useSession.ts';
import { useListAssigneesQuery } from './enquiriesApi.ts';

/** The people who can be given work, as far as this person may know: everyone active, or at least oneself. */
export function useAssignees(): { id: number; name: string }[] {
  const user = useUser();
  const { data } = useListAssigneesQuery(undefined, { skip: !useMay('users.view') });
  const active = (data ?? []).filter(({ status }) => status === 'active');
  const people = active.length > 0 ? active : user ? [user] : [];
  return people.map(({ id, first_name, last_name }) => ({ id, name: `${first_name} ${last_name}`.trim() }));
}
