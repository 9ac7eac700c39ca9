import {
  type PasswordLinkResponse,
  passwordTexts,
  resetPasswordSchema,
} from '@modules/accounts/users/contract.ts';
import { Alert, Box, Button, CircularProgress, Typography } from '@mui/material';
import { useEffect, useState } from 'react';
import { Link, useNavigate, useSearchParams } from 'react-router-dom';
import { asApiError } from '../../../lib/api/apiError.ts';
import { schemaResolver } from '../../../lib/forms/schemaResolver.ts';
import { useSubmitForm } from '../../../lib/forms/useSubmitForm.ts';
import { leaveSession } from '../../../lib/session/sessionActions.ts';
import { useUser } from '../../../lib/session/useSession.ts';
import { useAppDispatch } from '../../../lib/store/hooks.ts';
import { AuthLayout } from '../../../ui/admin/AuthLayout.tsx';
import { Form } from '../../../ui/admin/form/Form.tsx';
import { PasswordInput } from '../../../ui/admin/form/inputs.tsx';
import { visuallyHidden } from '../../../ui/admin/visuallyHidden.ts';
import { readPasswordLink, resetPassword } from './authApi.ts';

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

type Props = { token: string; email: string; onDone: () => void };

function ChoosePasswordForm({ token, email, onDone }: Props) {
  const [choose] = resetPassword.useMutation();
  const form = useSubmitForm({
    initial: { token, password: '', confirm_password: '' },
    resolver: schemaResolver(resetPasswordSchema),
    send: choose,
    onSent: onDone,
  });
  const { control, failure } = form;

  return (
    <Form form={form}>
      <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        For {email}. At least 8 characters.
      </Typography>
      <Box>{failure ? <Alert severity="error">{failure.message}</Alert> : null}</Box>
      {/* associates the new password with the account in password managers */}
      <input
        type="text"
        name="username"
        value={email}
        readOnly
        autoComplete="username"
        tabIndex={-1}
        aria-hidden
        style={visuallyHidden}
      />
      <PasswordInput
        control={control}
        name="password"
        label="New password"
        size="medium"
        required
        autoFocus
        autoComplete="new-password"
      />
      <PasswordInput
        control={control}
        name="confirm_password"
        label="Confirm password"
        size="medium"
        required
        autoComplete="new-password"
      />
      <Button type="submit" variant="contained" size="large" loading={form.isSubmitting}>
        Set password
      </Button>
    </Form>
  );
}

/** The purpose of the link with this token, or why it is invalid; neither while the check is pending. */
function usePasswordLink(token: string): {
  link: PasswordLinkResponse | undefined;
  problem: string | null;
} {
  const [read, { data: link, error }] = readPasswordLink.useMutation();
  useEffect(() => {
    if (token) void read(token);
  }, [read, token]);
  if (!token) return { link, problem: passwordTexts.invalidLink };
  return { link, problem: error ? asApiError(error).message : null };
}
