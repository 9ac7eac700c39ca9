import {
  codeSchema,
  currentPasswordSchema,
  type SecondFactorSetUp,
} from '@modules/accounts/authentication/contract.ts';
import { TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { asApiError } from '../../../lib/api/apiError.ts';
import { FormDialog } from '../../../ui/admin/FormDialog.tsx';
import { PasswordField } from '../../../ui/admin/PasswordField.tsx';
import { toErrors, useDraft } from '../../../ui/admin/useDraft.ts';
import { useBeginSecondFactorMutation, useConfirmSecondFactorMutation } from './accountApi.ts';
import { QrCode } from './QrCode.tsx';

type Props = { onClose: () => void; onDone: (recoveryCodes: string[]) => void };

/** Sets up the second factor: the password, then the secret for the app and its first code. */
export function SetUpDialog({ onClose, onDone }: Props) {
  const { draft, field, fail, form } = useDraft({ current_password: '', code: '' });
  const [problem, setProblem] = useState<string | null>(null);
  const [made, setMade] = useState<SecondFactorSetUp | null>(null);
  const [begin, beginning] = useBeginSecondFactorMutation();
  const [confirm, confirming] = useConfirmSecondFactorMutation();

  const submit = async () => {
    setProblem(null);
    const checked = (made ? codeSchema : currentPasswordSchema).safeParse(draft);
    if (!checked.success) return fail(toErrors(checked.error.issues));
    const { error } = made ? await finish() : await start();
    if (!error) return;
    const { message, errors } = asApiError(error);
    if (!errors) setProblem(message);
    fail(toErrors(errors ?? []));
  };
  const start = async () => {
    const answer = await begin(draft);
    if (answer.data) setMade(answer.data);
    return answer;
  };
  const finish = async () => {
    const answer = await confirm(draft);
    if (answer.data) onDone(answer.data);
    return answer;
  };

  return (
    <FormDialog
      title="Set up your second factor"
      submitLabel={made ? 'Switch on' : 'Continue'}
      saving={beginning.isLoading || confirming.isLoading}
      dirty={false}
      problem={problem}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      maxWidth="sm"
    >
      {made ? (
        <>
          <Typography>
            Scan this with your authenticator app, or type the key below it. Then enter the code that the app
            shows.
          </Typography>
          <QrCode text={made.uri} label="QR code for your authenticator app" />
          <TextField
            label="Key"
            multiline
            value={made.secret.replace(/(.{4})(?=.)/g, '$1 ')}
            slotProps={{ htmlInput: { readOnly: true } }}
          />
          <TextField
            key="code"
            label="Code"
            required
            autoFocus
            autoComplete="one-time-code"
            slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 40 } }}
            {...field('code')}
          />
        </>
      ) : (
        <>
          <Typography>You need an authenticator app on your phone. First, your password:</Typography>
          <PasswordField
            label="Current password"
            required
            autoFocus
            autoComplete="current-password"
            {...field('current_password')}
          />
        </>
      )}
    </FormDialog>
  );
}
