import { loginTexts } from '@modules/accounts/authentication/contract.ts';
import { Box, Link, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { Navigate, Link as RouterLink, useNavigate, useSearchParams } from 'react-router-dom';
import { LoginForm } from '../../features/accounts/authentication/LoginForm.tsx';
import { safeReturnPath } from '../../lib/session/safeReturnPath.ts';
import { adoptSession } from '../../lib/session/sessionActions.ts';
import { useUser } from '../../lib/session/useSession.ts';
import { useAppDispatch } from '../../lib/store/hooks.ts';
import { AuthLayout } from '../../ui/admin/AuthLayout.tsx';

/** Long enough to read the message, and well below 2 seconds. */
const redirectAfterMs = 1000;

export function LoginPage() {
  const user = useUser();
  const dispatch = useAppDispatch();
  const navigate = useNavigate();
  const [params] = useSearchParams();
  const [succeeded, setSucceeded] = useState(false);
  const target = safeReturnPath(params.get('return_to'), globalThis.location?.origin);

  useEffect(() => {
    if (!succeeded) return;
    const timer = setTimeout(() => navigate(target, { replace: true }), redirectAfterMs);
    return () => clearTimeout(timer);
  }, [succeeded, navigate, target]);

  if (user && !succeeded) return <Navigate to={target} replace />;

  return (
    <AuthLayout title="Sign in">
      <Box sx={{ mb: 3 }}>
        <Typography variant="h1">Welcome Back</Typography>
        <Typography sx={{ color: 'text.secondary', mt: 0.5 }}>Sign in to the back office.</Typography>
      </Box>
      <LoginForm
        success={succeeded ? loginTexts.success : null}
        onSignedIn={(session) => {
          setSucceeded(true);
          dispatch(adoptSession(session));
        }}
      />
      <Link component={RouterLink} to="/admin/forgot-password" sx={{ display: 'inline-block', mt: 2.5 }}>
        Forgot password?
      </Link>
    </AuthLayout>
  );
}
