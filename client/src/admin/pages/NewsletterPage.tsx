import { ExportButton } from '../../features/newsletter/admin/ExportDialog.tsx';
import { SubscriberList } from '../../features/newsletter/admin/SubscriberList.tsx';
import { SubscriberStats } from '../../features/newsletter/admin/SubscriberStats.tsx';
import { SubscriberTools } from '../../features/newsletter/admin/SubscriberTools.tsx';
import { PageHeader } from '../../ui/admin/PageHeader.tsx';

export function NewsletterPage() {
  return (
    <>
      <PageHeader title="Newsletter Management" actions={<ExportButton />} />
      <SubscriberStats />
      <SubscriberList />
      <SubscriberTools />
    </>
  );
}
