import { Badge } from '../../../ui/admin/Badge.tsx';
import { useVisibleEntries } from '../../../ui/admin/useVisibleEntries.ts';
import { useListCeoMessagesQuery } from './ceoMessagesApi.ts';

export function ActiveMessageBadge() {
  const { data } = useListCeoMessagesQuery();
  const messages = useVisibleEntries('ceo', data);
  if (!messages) return null;
  const active = messages.some(({ is_active }) => is_active);
  return (
    <Badge tone={active ? 'success' : 'warning'}>{active ? 'Active Message Set' : 'No Active Message'}</Badge>
  );
}
