import { type IssuedSession, secondFactorTexts } from '@modules/accounts/authentication/contract.ts';
import { Alert, Box, Button, TextField, Typography } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { useLoginCodeMutation } from './authApi.ts';

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

/** The second step of sign-in: a code from the app, or a recovery code. */
export function CodeStep({ challenge, success, onSignedIn, onBack }: Props) {
  const [kind, setKind] = useState<keyof typeof kinds>('app');
  const [code, setCode] = useState('');
  const [missing, setMissing] = useState(false);
  const [finish, { isLoading, error, reset }] = useLoginCodeMutation();
  const { label, text, other } = kinds[kind];

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setMissing(code.trim() === '');
    if (code.trim() === '') return;
    const answer = await finish({ challenge, code });
    if (answer.data) onSignedIn(answer.data);
    else if (answer.error.code === 'challenge_expired') onBack(answer.error.message ?? null);
  };

  const type = (typed: string) => {
    setCode(typed);
    setMissing(false);
    if (error) reset();
  };

  return (
    <Box component="form" noValidate onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
      <Box aria-live="polite" sx={{ display: 'grid', gap: 2 }}>
        {success ? <Alert severity="success">{success}</Alert> : null}
        {error && !success ? <Alert severity="error">{error.message}</Alert> : null}
      </Box>
      <Typography sx={{ color: 'text.secondary' }}>{text}</Typography>
      <TextField
        key={kind}
        label={label}
        size="medium"
        value={code}
        onChange={({ target }) => type(target.value)}
        error={missing}
        helperText={missing ? 'The code is required' : undefined}
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
      <Button type="submit" variant="contained" size="large" disabled={isLoading || Boolean(success)}>
        {isLoading ? 'Signing in...' : 'Sign In'}
      </Button>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', justifyContent: 'space-between' }}>
        <Button
          size="small"
          onClick={() => {
            setKind(kind === 'app' ? 'recovery' : 'app');
            type('');
          }}
        >
          {other}
        </Button>
        <Button size="small" color="inherit" onClick={() => onBack(null)}>
          Back
        </Button>
      </Box>
    </Box>
  );
}
