import { disableSecondFactorSchema, secondFactorTexts } from '@modules/accounts/authentication/contract.ts';
import { Typography } from '@mui/material';
import { schemaResolver } from '../../../lib/forms/schemaResolver.ts';
import { useSubmitForm } from '../../../lib/forms/useSubmitForm.ts';
import { FormDialog } from '../../../ui/admin/FormDialog.tsx';
import { PasswordInput, TextInput } from '../../../ui/admin/form/inputs.tsx';
import { useToast } from '../../../ui/admin/Toasts.tsx';
import { useDisableSecondFactorMutation } from './accountApi.ts';

export function DisableDialog({ onClose }: { onClose: () => void }) {
  const [disable] = useDisableSecondFactorMutation();
  const toast = useToast();
  const form = useSubmitForm({
    initial: { current_password: '', code: '' },
    resolver: schemaResolver(disableSecondFactorSchema),
    send: disable,
    onSent: () => {
      toast('success', secondFactorTexts.disabled);
      onClose();
    },
  });
  const { control } = form;

  return (
    <FormDialog title="Switch off your second factor" submitLabel="Switch off" form={form} onClose={onClose}>
      <Typography>You will sign in with your password only.</Typography>
      <PasswordInput
        control={control}
        name="current_password"
        label="Current password"
        required
        autoFocus
        autoComplete="current-password"
      />
      <TextInput
        control={control}
        name="code"
        label="Code, or a recovery code"
        required
        autoComplete="one-time-code"
        slotProps={{ htmlInput: { maxLength: 40, autoCapitalize: 'none', spellCheck: false } }}
      />
    </FormDialog>
  );
}
