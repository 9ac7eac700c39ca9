import { PageHeader } from '../../components/admin/PageHeader.tsx';
import { ActiveMessageBadge } from '../../features/ceoMessages/ActiveMessageBadge.tsx';
import { CeoMessages } from '../../features/ceoMessages/CeoMessages.tsx';

export function CeoPage() {
  return (
    <>
      <PageHeader
        title="CEO Daily Message"
        subtitle="The words of the day on the website."
        actions={<ActiveMessageBadge />}
      />
      <CeoMessages />
    </>
  );
}
