import { type IssuedSession, type LoginInput, loginSchema } from '@modules/auth/contract.ts';
import { Alert, Box, Button, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import type { ApiError } from '../../app/api.ts';
import { PasswordField } from '../../components/admin/PasswordField.tsx';
import { useLoginMutation } from './authApi.ts';

type Props = {
  /** Fills the first field; the password then has the focus. */
  identifier?: string;
  /** Shown instead of the form's own state once the server accepted. */
  success?: string | null;
  onSignedIn: (session: IssuedSession) => void;
};

const failed = 'Login failed. Please check your credentials and try again.';

/** Email or username and password; the server's words on failure. */
export function LoginForm({ identifier = '', success, onSignedIn }: Props) {
  const [name, setName] = useState(identifier);
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
  };

  const typed = () => {
    setMistakes({});
    if (error) reset();
  };

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      <Box aria-live="polite">
        {success ? <Alert severity="success">{success}</Alert> : null}
        {error && !success ? <Alert severity="error">{textOf(error)}</Alert> : null}
      </Box>
      <TextField
        label="Email or Username"
        size="medium"
        value={name}
        onChange={(event) => {
          setName(event.target.value);
          typed();
        }}
        error={mistakes.name !== undefined}
        helperText={mistakes.name}
        autoFocus={identifier === ''}
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
        autoFocus={identifier !== ''}
        required
        autoComplete="current-password"
      />
      <Button type="submit" variant="contained" size="large" disabled={isLoading || Boolean(success)}>
        {isLoading ? 'Signing in...' : 'Sign In'}
      </Button>
    </Box>
  );
}

/** With an @ it is an e-mail address, otherwise a username. */
function credentials(name: string, password: string): LoginInput {
  const trimmed = name.trim();
  return trimmed.includes('@') ? { email: trimmed, password } : { username: trimmed, password };
}

function textOf(error: ApiError | { message?: string | undefined }) {
  return error.message ?? failed;
}
