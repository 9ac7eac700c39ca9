import { Link, Typography } from '@mui/material';
import { useEffect } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { AdminDoor } from '../../components/admin/AdminDoor.tsx';
import { ForgotPasswordForm } from '../../features/auth/ForgotPasswordForm.tsx';

export function ForgotPasswordPage() {
  useEffect(() => {
    document.title = 'Forgot password · Safarnama';
  }, []);
  return (
    <AdminDoor>
      <Typography variant="h1">Forgot password?</Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 3 }}>
        We mail you a link to choose a new one.
      </Typography>
      <ForgotPasswordForm />
      <Link component={RouterLink} to="/admin/login" sx={{ display: 'inline-block', mt: 2.5 }}>
        Back to sign in
      </Link>
    </AdminDoor>
  );
}
