import { disableSecondFactorSchema, secondFactorTexts } from '@modules/auth/contract.ts';
import { TextField, Typography } from '@mui/material';
import { useState } from 'react';
import { asApiError } from '../../app/apiError.ts';
import { FormDialog } from '../../components/admin/FormDialog.tsx';
import { PasswordField } from '../../components/admin/PasswordField.tsx';
import { useToast } from '../../components/admin/Toasts.tsx';
import { errorsOf, useDraft } from '../../components/admin/useDraft.ts';
import { useDisableSecondFactorMutation } from './accountApi.ts';

/** Switches the second factor off, for whoever has both. */
export function DisableDialog({ onClose }: { onClose: () => void }) {
  const { draft, field, fail, form } = useDraft({ current_password: '', code: '' });
  const [problem, setProblem] = useState<string | null>(null);
  const [disable, { isLoading }] = useDisableSecondFactorMutation();
  const toast = useToast();

  const submit = async () => {
    setProblem(null);
    const checked = disableSecondFactorSchema.safeParse(draft);
    if (!checked.success) return fail(errorsOf(checked.error.issues));
    const { error } = await disable(checked.data);
    if (!error) {
      toast('success', secondFactorTexts.disabled);
      return onClose();
    }
    const { message, errors } = asApiError(error);
    if (!errors) setProblem(message);
    fail(errorsOf(errors ?? []));
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
      <Typography>Signing in will ask for your password alone.</Typography>
      <PasswordField
        label="Present password"
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
