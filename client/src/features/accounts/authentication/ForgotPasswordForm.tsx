import { forgotPasswordSchema } from '@modules/accounts/users/contract.ts';
import { Alert, Box, Button, TextField } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { asApiError } from '../../../lib/api/apiError.ts';
import { toErrors } from '../../../ui/admin/useDraft.ts';
import { useForgotPasswordMutation } from './authApi.ts';

/** Requests a reset mail; the response is the same for known and unknown addresses. */
export function ForgotPasswordForm() {
  const [email, setEmail] = useState('');
  const [mistake, setMistake] = useState<string>();
  const [ask, { data, error, isLoading, reset }] = useForgotPasswordMutation();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const checked = forgotPasswordSchema.safeParse({ email });
    if (!checked.success) return setMistake(toErrors(checked.error.issues)['email']);
    await ask(checked.data.email);
  };

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      <Box aria-live="polite">
        {data ? <Alert severity="success">{data.message}</Alert> : null}
        {error ? <Alert severity="error">{asApiError(error).message}</Alert> : null}
      </Box>
      <TextField
        label="Email"
        type="email"
        size="medium"
        value={email}
        onChange={({ target }) => {
          setEmail(target.value);
          setMistake(undefined);
          if (data || error) reset();
        }}
        error={mistake !== undefined}
        helperText={mistake}
        autoFocus
        required
        autoComplete="username"
      />
      <Button type="submit" variant="contained" size="large" disabled={isLoading || data !== undefined}>
        {isLoading ? 'Sending...' : 'Send the link'}
      </Button>
    </Box>
  );
}
