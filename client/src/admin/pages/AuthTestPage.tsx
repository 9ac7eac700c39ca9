import { Box } from '@mui/material';
import { AuthDiagnostics } from '../../features/accounts/authentication/AuthDiagnostics.tsx';
import { SessionReport } from '../../features/accounts/authentication/SessionReport.tsx';
import { PageHeader } from '../../ui/admin/PageHeader.tsx';

export function AuthTestPage() {
  return (
    <>
      <PageHeader
        title="Authentication Test"
        subtitle="The state of your session in this browser and on the server."
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
        <AuthDiagnostics />
      </Box>
    </>
  );
}
