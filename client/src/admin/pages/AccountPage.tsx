import { Box } from '@mui/material';
import { ChangePassword } from '../../features/accounts/account/ChangePassword.tsx';
import { DutyPanel } from '../../features/accounts/account/DutyPanel.tsx';
import { SecondFactorPanel } from '../../features/accounts/account/SecondFactorPanel.tsx';
import { Sessions } from '../../features/accounts/account/Sessions.tsx';
import { useHasPermission, useUser } from '../../lib/session/useSession.ts';
import { PageHeader } from '../../ui/admin/PageHeader.tsx';

export function AccountPage() {
  const user = useUser();
  const mayRespond = useHasPermission('enquiries.respond');
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
          {mayRespond ? <DutyPanel /> : null}
          <SecondFactorPanel />
          <ChangePassword />
        </Box>
      </Box>
    </>
  );
}
