import { resetPasswordSchema } from '@modules/accounts/users/contract.ts';
import { Alert, Box, Button, Typography } from '@mui/material';
import { schemaResolver } from '../../../lib/forms/schemaResolver.ts';
import { useSubmitForm } from '../../../lib/forms/useSubmitForm.ts';
import { Form } from '../../../ui/admin/form/Form.tsx';
import { PasswordInput } from '../../../ui/admin/form/inputs.tsx';
import { visuallyHidden } from '../../../ui/admin/visuallyHidden.ts';
import { useResetPasswordMutation } from './authApi.ts';

type Props = { token: string; email: string; onDone: () => void };

export function ChoosePasswordForm({ token, email, onDone }: Props) {
  const [choose] = useResetPasswordMutation();
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
