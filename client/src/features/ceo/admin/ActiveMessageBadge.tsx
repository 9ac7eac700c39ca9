import { Badge } from '../../../ui/admin/Badge.tsx';
import { useListCeoMessagesQuery } from './ceoMessagesApi.ts';

/** Shows whether a message is published. */
export function ActiveMessageBadge() {
  const { data } = useListCeoMessagesQuery();
  if (!data) return null;
  const active = data.some(({ is_active }) => is_active);
  return (
    <Badge tone={active ? 'success' : 'warning'}>{active ? 'Active Message Set' : 'No Active Message'}</Badge>
  );
}
