import { authTexts, changePasswordSchema } from '@modules/accounts/authentication/contract.ts';
import { Alert, Button } from '@mui/material';
import { schemaResolver } from '../../../lib/forms/schemaResolver.ts';
import { useSubmitForm } from '../../../lib/forms/useSubmitForm.ts';
import { adoptSession } from '../../../lib/session/sessionActions.ts';
import { useAppDispatch } from '../../../lib/store/hooks.ts';
import { Form } from '../../../ui/admin/form/Form.tsx';
import { PasswordInput } from '../../../ui/admin/form/inputs.tsx';
import { Panel } from '../../../ui/admin/Panel.tsx';
import { toast } from '../../../ui/admin/toast.ts';
import { accountApi, changePassword } from './accountApi.ts';

/** Changes the password; ends all other sessions and continues this one with a new token. */
export function ChangePassword() {
  const [change] = changePassword.useMutation();
  const dispatch = useAppDispatch();
  const form = useSubmitForm({
    initial: { current_password: '', password: '', confirm_password: '' },
    resolver: schemaResolver(changePasswordSchema),
    send: change,
    onSent: (session) => {
      dispatch(adoptSession(session));
      dispatch(accountApi.util.invalidateTags(['Session']));
      form.reset();
      toast('success', authTexts.passwordChanged);
    },
  });
  const { control, formError } = form;

  return (
    <Panel title="Password">
      <Form form={form}>
        {formError ? <Alert severity="error">{formError}</Alert> : null}
        <PasswordInput
          control={control}
          name="current_password"
          label="Current password"
          required
          autoComplete="current-password"
        />
        <PasswordInput
          control={control}
          name="password"
          label="New password"
          required
          autoComplete="new-password"
        />
        <PasswordInput
          control={control}
          name="confirm_password"
          label="Confirm new password"
          required
          autoComplete="new-password"
        />
        <Button type="submit" variant="contained" loading={form.isSubmitting} sx={{ justifySelf: 'start' }}>
          Change password
        </Button>
      </Form>
    </Panel>
  );
}
