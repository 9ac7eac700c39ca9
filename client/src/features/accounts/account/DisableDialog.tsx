import { disableSecondFactorSchema, secondFactorTexts } from '@modules/accounts/authentication/contract.ts';
import { TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { asApiError } from '../../../lib/api/apiError.ts';
import { FormDialog } from '../../../ui/admin/FormDialog.tsx';
import { PasswordField } from '../../../ui/admin/PasswordField.tsx';
import { useToast } from '../../../ui/admin/Toasts.tsx';
import { toErrors, useDraft } from '../../../ui/admin/useDraft.ts';
import { useDisableSecondFactorMutation } from './accountApi.ts';

/** Disables the second factor; requires the password and a code. */
export function DisableDialog({ onClose }: { onClose: () => void }) {
  const { draft, field, fail, form } = useDraft({ current_password: '', code: '' });
  const [problem, setProblem] = useState<string | null>(null);
  const [disable, { isLoading }] = useDisableSecondFactorMutation();
  const toast = useToast();

  const submit = async () => {
    setProblem(null);
    const checked = disableSecondFactorSchema.safeParse(draft);
    if (!checked.success) return fail(toErrors(checked.error.issues));
    const { error } = await disable(checked.data);
    if (!error) {
      toast('success', secondFactorTexts.disabled);
      return onClose();
    }
    const { message, errors } = asApiError(error);
    if (!errors) setProblem(message);
    fail(toErrors(errors ?? []));
  };

  return (
    <FormDialog
      title="Switch off your second factor"
      submitLabel="Switch off"
      saving={isLoading}
      dirty={false}
      problem={problem}
      form={form}
      onSubmit={submit}
      onClose={onClose}
      maxWidth="sm"
    >
      <Typography>You will sign in with your password only.</Typography>
      <PasswordField
        label="Current password"
        required
        autoFocus
        autoComplete="current-password"
        {...field('current_password')}
      />
      <TextField
        label="Code, or a recovery code"
        required
        autoComplete="one-time-code"
        slotProps={{ htmlInput: { maxLength: 40, autoCapitalize: 'none', spellCheck: false } }}
        {...field('code')}
      />
    </FormDialog>
  );
}
