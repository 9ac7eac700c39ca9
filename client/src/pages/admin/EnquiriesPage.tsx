import { Button, Card } from '@mui/material';
import { Link, useSearchParams } from 'react-router-dom';
import { useUser } from '../../app/session/useSession.ts';
import { PageHeader } from '../../components/admin/PageHeader.tsx';
import { EmptyState } from '../../components/admin/StateViews.tsx';
import { EnquiryList } from '../../features/enquiries/EnquiryList.tsx';
import { EnquiryStats } from '../../features/enquiries/EnquiryStats.tsx';
import { TestApiButton } from '../../features/enquiries/TestApiButton.tsx';
import { QuarantineList } from '../../features/quarantine/QuarantineList.tsx';
import { EnquiryViews } from './EnquiryViews.tsx';

export function EnquiriesPage() {
  const [params] = useSearchParams();
  const quarantine = params.get('view') === 'quarantine';
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
      <PageHeader title="Enquiry Management" actions={<TestApiButton />} />
      <EnquiryStats />
      <EnquiryViews quarantine={quarantine} />
      {quarantine ? <QuarantineList /> : <EnquiryList />}
    </>
  );
}
