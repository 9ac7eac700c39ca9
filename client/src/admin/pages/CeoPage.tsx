import { ActiveMessageBadge } from '../../features/ceo/admin/ActiveMessageBadge.tsx';
import { CeoMessages } from '../../features/ceo/admin/CeoMessages.tsx';
import { PageHeader } from '../../ui/admin/PageHeader.tsx';

export function CeoPage() {
  return (
    <>
      <PageHeader
        title="CEO Daily Message"
        subtitle="The message of the day on the website."
        actions={<ActiveMessageBadge />}
      />
      <CeoMessages />
    </>
  );
}
