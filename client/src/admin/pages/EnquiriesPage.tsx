import { Button, Card } from '@mui/material';
import { Link, useSearchParams } from 'react-router-dom';
import { EnquiryList } from '../../features/enquiries/admin/EnquiryList.tsx';
import { EnquiryStats } from '../../features/enquiries/admin/EnquiryStats.tsx';
import { useGetEnquiryStatisticsQuery } from '../../features/enquiries/admin/enquiriesApi.ts';
import { TestApiButton } from '../../features/enquiries/admin/TestApiButton.tsx';
import { QuarantineList } from '../../features/enquiries/quarantine/QuarantineList.tsx';
import { useUser } from '../../lib/session/useSession.ts';
import { PageHeader } from '../../ui/admin/PageHeader.tsx';
import { EmptyState } from '../../ui/admin/StateViews.tsx';
import { EnquiryConversation } from './EnquiryConversation.tsx';
import { EnquiryViews } from './EnquiryViews.tsx';

export function EnquiriesPage() {
  const [params] = useSearchParams();
  const view = params.get('view');
  if (!useUser()) {
    return (
      <Card>
        <EmptyState
          title="Authentication Required"
          text="Please log in to access the enquiry management system."
          action={
            <Button component={Link} to="/admin/login" variant="contained">
              Go to Login
            </Button>
          }
        />
      </Card>
    );
  }
  return (
    <>
      <DeskHeader />
      <EnquiryStats />
      <EnquiryViews view={view} />
      {view === 'quarantine' ? (
        <QuarantineList />
      ) : (
        <EnquiryList
          renderConversation={(enquiry, onUnsaved) => (
            <EnquiryConversation enquiry={enquiry} onUnsaved={onUnsaved} />
          )}
        />
      )}
    </>
  );
}

/** The tab's title has the number of replies that are due. */
function DeskHeader() {
  const { data } = useGetEnquiryStatisticsQuery();
  return <PageHeader title="Enquiry Management" count={data?.views.due ?? 0} actions={<TestApiButton />} />;
}
