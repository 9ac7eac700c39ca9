import { Box } from '@mui/material';
import { PageHeader } from '../../components/admin/PageHeader.tsx';
import { AuthTests } from '../../features/auth/AuthTests.tsx';
import { SessionReport } from '../../features/auth/SessionReport.tsx';

export function AuthTestPage() {
  return (
    <>
      <PageHeader
        title="Authentication Test"
        subtitle="What this browser and the server know of your session."
      />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) minmax(0, 1fr)' },
        }}
      >
        <SessionReport />
        <AuthTests />
      </Box>
    </>
  );
}
