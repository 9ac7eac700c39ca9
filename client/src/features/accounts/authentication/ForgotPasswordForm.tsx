import { forgotPasswordSchema } from '@modules/accounts/users/contract.ts';
import { Alert, Box, Button } from '@mui/material';
import { useState } from 'react';
import { schemaResolver } from '../../../lib/forms/schemaResolver.ts';
import { useSubmitForm } from '../../../lib/forms/useSubmitForm.ts';
import { Form } from '../../../ui/admin/form/Form.tsx';
import { TextInput } from '../../../ui/admin/form/inputs.tsx';
import { useForgotPasswordMutation } from './authApi.ts';

/** Requests a reset mail; the response is the same for known and unknown addresses. */
export function ForgotPasswordForm() {
  const [ask] = useForgotPasswordMutation();
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
