import {
  type IssuedSession,
  type LoginInput,
  loginSchema,
} from '@modules/accounts/authentication/contract.ts';
import { Alert, Box, Button, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import type { ApiError } from '../../../lib/api/api.ts';
import { timeText } from '../../../ui/admin/dateTexts.ts';
import { PasswordField } from '../../../ui/admin/PasswordField.tsx';
import { useLoginMutation } from './authApi.ts';

type Props = {
  name: string;
  onName: (name: string) => void;
  /** Why the user was returned to this step. */
  notice: string | null;
  success?: string | null | undefined;
  onSignedIn: (session: IssuedSession) => void;
  /** The password is correct and a code is required. */
  onChallenge: (challenge: string) => void;
};

const failed = 'Login failed. Please check your credentials and try again.';

/** Email or username and password; shows the server's message on failure. */
export function PasswordStep({ name, onName, notice, success, onSignedIn, onChallenge }: Props) {
  const [nameWasKnown] = useState(name !== '');
  const [password, setPassword] = useState('');
  const [mistakes, setMistakes] = useState<{ name?: string; password?: string }>({});
  const [login, { isLoading, error, reset }] = useLoginMutation();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const input = credentials(name, password);
    const checked = loginSchema.safeParse(input);
    const found = {
      ...(name.trim() ? {} : { name: 'Email or username is required' }),
      ...(password ? {} : { password: 'Password is required' }),
    };
    setMistakes(found);
    if (!checked.success || Object.keys(found).length > 0) return;
    const answer = await login(input);
    if (answer.data) onSignedIn(answer.data);
    else if ('challenge' in answer.error && answer.error.challenge) onChallenge(answer.error.challenge);
  };

  const typed = () => {
    setMistakes({});
    if (error) reset();
  };

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      <Box aria-live="polite">
        {notice && !error && !success ? <Alert severity="info">{notice}</Alert> : null}
        {success ? <Alert severity="success">{success}</Alert> : null}
        {error && !success ? <Alert severity="error">{getErrorText(error)}</Alert> : null}
      </Box>
      <TextField
        label="Email or Username"
        size="medium"
        value={name}
        onChange={(event) => {
          onName(event.target.value);
          typed();
        }}
        error={mistakes.name !== undefined}
        helperText={mistakes.name}
        autoFocus={!nameWasKnown}
        required
        autoComplete="username"
        slotProps={{ htmlInput: { maxLength: 254, autoCapitalize: 'none', spellCheck: false } }}
      />
      <PasswordField
        label="Password"
        size="medium"
        value={password}
        onChange={(event) => {
          setPassword(event.target.value);
          typed();
        }}
        error={mistakes.password !== undefined}
        helperText={mistakes.password}
        autoFocus={nameWasKnown}
        required
        autoComplete="current-password"
      />
      <Button type="submit" variant="contained" size="large" disabled={isLoading || Boolean(success)}>
        {isLoading ? 'Signing in...' : 'Sign In'}
      </Button>
    </Box>
  );
}

/** A login with an @ is an email address, otherwise a username. */
function credentials(name: string, password: string): LoginInput {
  const trimmed = name.trim();
  return trimmed.includes('@') ? { email: trimmed, password } : { username: trimmed, password };
}

function getErrorText(error: Partial<ApiError> | { message?: string | undefined }) {
  const text = error.message ?? failed;
  const retryAt = 'retryAt' in error ? error.retryAt : undefined;
  return retryAt ? `${text} You can try again at ${timeText(retryAt)}.` : text;
}
