import { PageHeader } from '../../components/admin/PageHeader.tsx';
import { SubscriberList } from '../../features/subscribers/SubscriberList.tsx';
import { SubscriberStats } from '../../features/subscribers/SubscriberStats.tsx';
import { SubscriberTools } from '../../features/subscribers/SubscriberTools.tsx';

export function NewsletterPage() {
  return (
    <>
      <PageHeader title="Newsletter Management" actions={<SubscriberTools />} />
      <SubscriberStats />
      <SubscriberList />
    </>
  );
}
