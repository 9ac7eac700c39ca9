import { Button, Stack, Typography } from '@mui/material';
import { Link } from 'react-router-dom';
import { signOut } from '../../lib/session/sessionActions.ts';
import { useAppDispatch } from '../../lib/store/hooks.ts';
import { AuthLayout } from '../../ui/admin/AuthLayout.tsx';

export function UnauthorizedPage() {
  const dispatch = useAppDispatch();
  return (
    <AuthLayout title="Access Denied">
      <Typography variant="h1">Access Denied</Typography>
      <Typography sx={{ color: 'text.secondary', mt: 1, mb: 3 }}>
        You don't have permission to access this page. Please contact your administrator if you believe this
        is an error.
      </Typography>
      <Stack direction={{ xs: 'column', sm: 'row' }} spacing={1.5}>
        <Button component={Link} to="/admin/dashboard" variant="contained">
          Back to Dashboard
        </Button>
        <Button component={Link} to="/admin/login" variant="outlined" onClick={() => dispatch(signOut())}>
          Switch Account
        </Button>
      </Stack>
    </AuthLayout>
  );
}
