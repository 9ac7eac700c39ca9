import { Link, Typography } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { ForgotPasswordForm } from '../../features/accounts/authentication/ForgotPasswordForm.tsx';
import { AuthLayout } from '../../ui/admin/AuthLayout.tsx';

export function ForgotPasswordPage() {
  return (
    <AuthLayout title="Forgot password">
      <Typography variant="h1">Forgot password?</Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 3 }}>
        We will email you a link to choose a new one.
      </Typography>
      <ForgotPasswordForm />
      <Link component={RouterLink} to="/admin/login" sx={{ display: 'inline-block', mt: 2.5 }}>
        Back to sign in
      </Link>
    </AuthLayout>
  );
}
