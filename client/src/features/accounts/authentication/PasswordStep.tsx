import { type IssuedSession, loginSchema } from '@modules/accounts/authentication/contract.ts';
import { Alert, Box, Button } from '@mui/material';
import { useState } from 'react';
import { z } from 'zod';
import { schemaResolver } from '../../../lib/forms/schemaResolver.ts';
import { useSubmitForm } from '../../../lib/forms/useSubmitForm.ts';
import { Form } from '../../../ui/admin/form/Form.tsx';
import { PasswordInput, TextInput } from '../../../ui/admin/form/inputs.tsx';
import { login } from './authApi.ts';
import { signInErrorText } from './signInErrorText.ts';

type Props = {
  name: string;
  /** Why the user was returned to this step. */
  notice: string | null;
  success?: string | null | undefined;
  onSignedIn: (session: IssuedSession) => void;
  /** The password is correct and a code is required. */
  onChallenge: (challenge: string, name: string) => void;
};

/** The contract's input: a login with an @ is an email address, otherwise a username. */
const credentialsSchema = z
  .object({
    name: z.string().trim().min(1, 'Email or username is required'),
    password: loginSchema.shape.password,
  })
  .transform(({ name, password }) =>
    name.includes('@') ? { email: name, password } : { username: name, password },
  );

/** Email or username and password; shows the server's message on failure. */
export function PasswordStep({ name, notice, success, onSignedIn, onChallenge }: Props) {
  const [nameWasKnown] = useState(name !== '');
  const [signIn] = login.useMutation();
  const form = useSubmitForm({
    initial: { name, password: '' },
    resolver: schemaResolver(credentialsSchema),
    send: signIn,
    onSent: onSignedIn,
    onFailed: ({ challenge }) => {
      if (challenge) onChallenge(challenge, form.getValues('name'));
      return challenge !== undefined;
    },
  });
  const { control, failure, isSubmitting } = form;

  return (
    <Form
      form={form}
      // Without script the browser would write the password into the address.
      method="post"
      onChange={form.dismissFailure}
    >
      <Box>
        {notice && !failure && !success ? <Alert severity="info">{notice}</Alert> : null}
        {success ? <Alert severity="success">{success}</Alert> : null}
        {failure && !success ? <Alert severity="error">{signInErrorText(failure)}</Alert> : null}
      </Box>
      <TextInput
        control={control}
        name="name"
        label="Email or Username"
        size="medium"
        autoFocus={!nameWasKnown}
        required
        autoComplete="username"
        slotProps={{ htmlInput: { maxLength: 254, autoCapitalize: 'none', spellCheck: false } }}
      />
      <PasswordInput
        control={control}
        name="password"
        label="Password"
        size="medium"
        autoFocus={nameWasKnown}
        required
        autoComplete="current-password"
      />
      <Button type="submit" variant="contained" size="large" disabled={isSubmitting || Boolean(success)}>
        {isSubmitting ? 'Signing in...' : 'Sign In'}
      </Button>
    </Form>
  );
}
