import type { PasswordLinkResponse } from '@modules/accounts/users/contract.ts';
import { passwordTexts } from '@modules/accounts/users/contract.ts';
import { Alert, Button, CircularProgress, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { ChoosePasswordForm } from '../../features/accounts/authentication/ChoosePasswordForm.tsx';
import { usePasswordLink } from '../../features/accounts/authentication/usePasswordLink.ts';
import { leaveSession } from '../../lib/session/sessionActions.ts';
import { useUser } from '../../lib/session/useSession.ts';
import { useAppDispatch } from '../../lib/store/hooks.ts';
import { AuthLayout } from '../../ui/admin/AuthLayout.tsx';

/** The target of links in mails. Removes the token from the address bar and the history at once. */
export function ResetPasswordPage() {
  const [params] = useSearchParams();
  const [token] = useState(() => params.get('token') ?? '');
  const navigate = useNavigate();
  const { link, problem } = usePasswordLink(token);
  const [done, setDone] = useState(false);
  const dispatch = useAppDispatch();
  const user = useUser();

  useEffect(() => {
    navigate('/admin/reset-password', { replace: true });
  }, [navigate]);

  const finish = () => {
    // The reset ended all sessions of this account, including one in this browser.
    if (user?.email === link?.email) dispatch(leaveSession());
    setDone(true);
  };

  return (
    <AuthLayout title="Choose a password">
      <Typography variant="h1" sx={{ mb: 2 }}>
        {getHeading(link)}
      </Typography>
      {done ? (
        <>
          <Alert severity="success" sx={{ mb: 2 }}>
            {passwordTexts.changed}
          </Alert>
          <Button component={Link} to="/admin/login" variant="contained" size="large" fullWidth>
            Sign in
          </Button>
        </>
      ) : problem ? (
        <>
          <Alert severity="error" sx={{ mb: 2 }}>
            {problem}
          </Alert>
          <Button component={Link} to="/admin/forgot-password" variant="contained" size="large" fullWidth>
            Request a new link
          </Button>
        </>
      ) : link ? (
        <ChoosePasswordForm token={token} email={link.email} onDone={finish} />
      ) : (
        <CircularProgress aria-label="Checking the link" />
      )}
    </AuthLayout>
  );
}

const getHeading = (link: PasswordLinkResponse | undefined) =>
  link?.purpose === 'invitation' ? `Welcome, ${link.first_name}` : 'Choose a password';
