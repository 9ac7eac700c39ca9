import { forgotPasswordSchema } from '@modules/accounts/users/contract.ts';
import { Alert, Box, Button, Link, Typography } from '@mui/material';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import { schemaResolver } from '../../../lib/forms/schemaResolver.ts';
import { useSubmitForm } from '../../../lib/forms/useSubmitForm.ts';
import { AuthLayout } from '../../../ui/admin/AuthLayout.tsx';
import { Form } from '../../../ui/admin/form/Form.tsx';
import { TextInput } from '../../../ui/admin/form/inputs.tsx';
import { forgotPassword } from './authApi.ts';

export function ForgotPasswordPage() {
  return (
    <AuthLayout title="Forgot password">
      <Typography variant="h1">Forgot password?</Typography>
      <Typography sx={{ color: 'text.secondary', mt: 0.5, mb: 3 }}>
        We will email you a link to choose a new one.
      </Typography>
      <ForgotPasswordForm />
      <Link component={RouterLink} to="/admin/login" sx={{ display: 'inline-block', mt: 2.5 }}>
        Back to sign in
      </Link>
    </AuthLayout>
  );
}

/** Requests a reset mail; the response is the same for known and unknown addresses. */
function ForgotPasswordForm() {
  const [ask] = forgotPassword.useMutation();
  const [confirmation, setConfirmation] = useState<string | null>(null);
  const form = useSubmitForm({
    initial: { email: '' },
    resolver: schemaResolver(forgotPasswordSchema),
    send: ({ email }: { email: string }) => ask(email),
    onSent: ({ message }) => setConfirmation(message),
  });
  const { failure, isSubmitting } = form;
  const forgetOutcome = () => {
    form.dismissFailure();
    setConfirmation(null);
  };

  return (
    <Form form={form} onChange={forgetOutcome}>
      <Box>
        {confirmation ? <Alert severity="success">{confirmation}</Alert> : null}
        {failure ? <Alert severity="error">{failure.message}</Alert> : null}
      </Box>
      <TextInput
        control={form.control}
        name="email"
        label="Email"
        type="email"
        size="medium"
        autoFocus
        required
        autoComplete="username"
      />
      <Button type="submit" variant="contained" size="large" disabled={isSubmitting || confirmation !== null}>
        {isSubmitting ? 'Sending...' : 'Send the link'}
      </Button>
    </Form>
  );
}
