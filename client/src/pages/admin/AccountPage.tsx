import { Box } from '@mui/material';
import { useUser } from '../../app/session/useSession.ts';
import { PageHeader } from '../../components/admin/PageHeader.tsx';
import { ChangePassword } from '../../features/account/ChangePassword.tsx';
import { SecondFactorPanel } from '../../features/account/SecondFactorPanel.tsx';
import { Sessions } from '../../features/account/Sessions.tsx';

export function AccountPage() {
  const user = useUser();
  return (
    <>
      <PageHeader title="Your account" subtitle={user?.email} />
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          alignItems: 'start',
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
        }}
      >
        <Sessions />
        <Box sx={{ display: 'grid', gap: 2 }}>
          <SecondFactorPanel />
          <ChangePassword />
        </Box>
      </Box>
    </>
  );
}
