import { resetPasswordSchema } from '@modules/users/contract.ts';
import { Alert, Box, Button, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { asApiError } from '../../app/apiError.ts';
import { PasswordField } from '../../components/admin/PasswordField.tsx';
import { errorsOf, useDraft } from '../../components/admin/useDraft.ts';
import { visuallyHidden } from '../../components/admin/visuallyHidden.ts';
import { useResetPasswordMutation } from './authApi.ts';

type Props = { token: string; email: string; onDone: () => void };

/** A new password, twice. */
export function ChoosePasswordForm({ token, email, onDone }: Props) {
  const { draft, field, fail, form } = useDraft({ password: '', confirm_password: '' });
  const [problem, setProblem] = useState<string | null>(null);
  const [choose, { isLoading }] = useResetPasswordMutation();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(null);
    const checked = resetPasswordSchema.safeParse({ token, ...draft });
    if (!checked.success) return fail(errorsOf(checked.error.issues));
    const { error } = await choose(checked.data);
    if (!error) return onDone();
    const { message, errors } = asApiError(error);
    setProblem(message);
    fail(errorsOf(errors ?? []));
  };

  return (
    <Box component="form" noValidate ref={form} onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        For {email}. At least 8 characters.
      </Typography>
      <Box aria-live="polite">{problem ? <Alert severity="error">{problem}</Alert> : null}</Box>
      {/* so that password managers know whose it is */}
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
      <PasswordField
        label="New password"
        size="medium"
        required
        autoFocus
        autoComplete="new-password"
        {...field('password')}
      />
      <PasswordField
        label="Confirm password"
        size="medium"
        required
        autoComplete="new-password"
        {...field('confirm_password')}
      />
      <Button type="submit" variant="contained" size="large" loading={isLoading}>
        Set password
      </Button>
    </Box>
  );
}
