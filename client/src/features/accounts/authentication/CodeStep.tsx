import {
  codeSchema,
  type IssuedSession,
  secondFactorTexts,
} from '@modules/accounts/authentication/contract.ts';
import { Alert, Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { schemaResolver } from '../../../lib/forms/schemaResolver.ts';
import type { FormControl } from '../../../lib/forms/useFormField.ts';
import { useSubmitForm } from '../../../lib/forms/useSubmitForm.ts';
import { Form } from '../../../ui/admin/form/Form.tsx';
import { TextInput } from '../../../ui/admin/form/inputs.tsx';
import { loginCode } from './authApi.ts';
import { signInErrorText } from './signInErrorText.ts';

type Props = {
  challenge: string;
  success?: string | null | undefined;
  onSignedIn: (session: IssuedSession) => void;
  /** Returns to the password step, which shows the reason. */
  onBack: (reason: string | null) => void;
};

const kinds = {
  app: { label: 'Code', text: secondFactorTexts.required, other: 'Use a recovery code' },
  recovery: {
    label: 'Recovery code',
    text: 'Enter one of your recovery codes. Each code works once.',
    other: 'Use the authenticator app',
  },
} as const;
type CodeKind = keyof typeof kinds;

/** The second step of sign-in: a code from the app, or a recovery code. */
export function CodeStep({ challenge, success, onSignedIn, onBack }: Props) {
  const [kind, setKind] = useState<CodeKind>('app');
  const [finish] = loginCode.useMutation();
  const form = useSubmitForm({
    initial: { code: '' },
    resolver: schemaResolver(codeSchema),
    send: ({ code }: { code: string }) => finish({ challenge, code }),
    onSent: onSignedIn,
    onFailed: ({ code, message }) => {
      if (code === 'challenge_expired') onBack(message);
      return code === 'challenge_expired';
    },
  });
  const { failure, isSubmitting } = form;
  const { text, other } = kinds[kind];

  return (
    <Form form={form} onChange={form.dismissFailure}>
      <Box sx={{ display: 'grid', gap: 2 }}>
        {success ? <Alert severity="success">{success}</Alert> : null}
        {failure && !success ? <Alert severity="error">{signInErrorText(failure)}</Alert> : null}
      </Box>
      <Typography color="textSecondary">{text}</Typography>
      <CodeInput key={kind} control={form.control} kind={kind} />
      <Button type="submit" variant="contained" size="large" disabled={isSubmitting || Boolean(success)}>
        {isSubmitting ? 'Signing in...' : 'Sign In'}
      </Button>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' }}>
        <Button
          size="small"
          onClick={() => {
            setKind(kind === 'app' ? 'recovery' : 'app');
            form.dismissFailure();
            form.reset();
          }}
        >
          {other}
        </Button>
        <Button size="small" color="inherit" onClick={() => onBack(null)}>
          Back
        </Button>
      </Box>
    </Form>
  );
}

type CodeInputProps = { control: FormControl<{ code: string }>; kind: CodeKind };

function CodeInput({ control, kind }: CodeInputProps) {
  return (
    <TextInput
      control={control}
      name="code"
      label={kinds[kind].label}
      size="medium"
      autoFocus
      required
      autoComplete={kind === 'app' ? 'one-time-code' : 'off'}
      slotProps={{
        htmlInput: {
          maxLength: 40,
          inputMode: kind === 'app' ? 'numeric' : 'text',
          autoCapitalize: 'none',
          spellCheck: false,
        },
      }}
    />
  );
}
