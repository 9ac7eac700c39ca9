import { resetPasswordSchema } from '@modules/accounts/users/contract.ts';
import { Alert, Box, Button, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { asApiError } from '../../../lib/api/apiError.ts';
import { PasswordField } from '../../../ui/admin/PasswordField.tsx';
import { toErrors, useDraft } from '../../../ui/admin/useDraft.ts';
import { visuallyHidden } from '../../../ui/admin/visuallyHidden.ts';
import { useResetPasswordMutation } from './authApi.ts';

type Props = { token: string; email: string; onDone: () => void };

/** A new password and its confirmation. */
export function ChoosePasswordForm({ token, email, onDone }: Props) {
  const { draft, field, fail, form } = useDraft({ password: '', confirm_password: '' });
  const [problem, setProblem] = useState<string | null>(null);
  const [choose, { isLoading }] = useResetPasswordMutation();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(null);
    const checked = resetPasswordSchema.safeParse({ token, ...draft });
    if (!checked.success) return fail(toErrors(checked.error.issues));
    const { error } = await choose(checked.data);
    if (!error) return onDone();
    const { message, errors } = asApiError(error);
    setProblem(message);
    fail(toErrors(errors ?? []));
  };

  return (
    <Box component="form" noValidate ref={form} onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      <Typography sx={{ color: 'text.secondary', overflowWrap: 'anywhere' }}>
        For {email}. At least 8 characters.
      </Typography>
      <Box aria-live="polite">{problem ? <Alert severity="error">{problem}</Alert> : null}</Box>
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
