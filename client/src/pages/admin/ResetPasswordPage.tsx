import type { PasswordLinkAnswer } from '@modules/users/contract.ts';
import { passwordTexts } from '@modules/users/contract.ts';
import { Alert, Button, CircularProgress, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { useAppDispatch } from '../../app/hooks.ts';
import { leaveSession } from '../../app/session/sessionActions.ts';
import { useUser } from '../../app/session/useSession.ts';
import { AdminDoor } from '../../components/admin/AdminDoor.tsx';
import { ChoosePasswordForm } from '../../features/auth/ChoosePasswordForm.tsx';
import { usePasswordLink } from '../../features/auth/usePasswordLink.ts';

/** Where the links of mails lead. The token leaves the address bar at once, and with it the history. */
export function ResetPasswordPage() {
  const [params] = useSearchParams();
  const [token] = useState(() => params.get('token') ?? '');
  const navigate = useNavigate();
  const { link, problem } = usePasswordLink(token);
  const [done, setDone] = useState(false);
  const dispatch = useAppDispatch();
  const user = useUser();

  useEffect(() => {
    document.title = 'Choose a password · Safarnama';
    navigate('/admin/reset-password', { replace: true });
  }, [navigate]);

  const finish = () => {
    // The sessions of that person have just ended, the one in this browser too.
    if (user?.email === link?.email) dispatch(leaveSession());
    setDone(true);
  };

  return (
    <AdminDoor>
      <Typography variant="h1" sx={{ mb: 2 }}>
        {headingOf(link)}
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
            Ask for a new link
          </Button>
        </>
      ) : link ? (
        <ChoosePasswordForm token={token} email={link.email} onDone={finish} />
      ) : (
        <CircularProgress aria-label="Checking the link" />
      )}
    </AdminDoor>
  );
}

const headingOf = (link: PasswordLinkAnswer | undefined) =>
  link?.purpose === 'invitation' ? `Welcome, ${link.first_name}` : 'Choose a password';
