import { Badge } from '../../components/admin/Badge.tsx';
import { useListCeoMessagesQuery } from './ceoMessagesApi.ts';

/** Whether visitors see a message. */
export function ActiveMessageBadge() {
  const { data } = useListCeoMessagesQuery();
  if (!data) return null;
  const active = data.some(({ is_active }) => is_active);
  return (
    <Badge tone={active ? 'success' : 'warning'}>{active ? 'Active Message Set' : 'No Active Message'}</Badge>
  );
}
