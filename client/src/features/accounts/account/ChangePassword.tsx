import { authTexts, changePasswordSchema } from '@modules/accounts/authentication/contract.ts';
import { Alert, Box, Button } from '@mui/material';
import { type FormEvent, useState } from 'react';
import { asApiError } from '../../../lib/api/apiError.ts';
import { adoptSession } from '../../../lib/session/sessionActions.ts';
import { useAppDispatch } from '../../../lib/store/hooks.ts';
import { Panel } from '../../../ui/admin/Panel.tsx';
import { PasswordField } from '../../../ui/admin/PasswordField.tsx';
import { useToast } from '../../../ui/admin/Toasts.tsx';
import { toErrors, useDraft } from '../../../ui/admin/useDraft.ts';
import { accountApi, useChangePasswordMutation } from './accountApi.ts';

const empty = { current_password: '', password: '', confirm_password: '' };

/** Changes the password; ends all other sessions and continues this one with a new token. */
export function ChangePassword() {
  const { draft, field, fail, form, restart } = useDraft(empty);
  const [problem, setProblem] = useState<string | null>(null);
  const [change, { isLoading }] = useChangePasswordMutation();
  const dispatch = useAppDispatch();
  const toast = useToast();

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setProblem(null);
    const checked = changePasswordSchema.safeParse(draft);
    if (!checked.success) return fail(toErrors(checked.error.issues));
    const { data, error } = await change(checked.data);
    if (!data) {
      const { message, errors } = asApiError(error ?? {});
      if (!errors) setProblem(message);
      return fail(toErrors(errors ?? []));
    }
    dispatch(adoptSession(data));
    dispatch(accountApi.util.invalidateTags(['Session']));
    restart(empty);
    toast('success', authTexts.passwordChanged);
  };

  return (
    <Panel title="Password">
      <Box component="form" noValidate ref={form} onSubmit={submit} sx={{ display: 'grid', gap: 2 }}>
        <Box aria-live="polite">{problem ? <Alert severity="error">{problem}</Alert> : null}</Box>
        <PasswordField
          label="Current password"
          required
          autoComplete="current-password"
          {...field('current_password')}
        />
        <PasswordField label="New password" required autoComplete="new-password" {...field('password')} />
        <PasswordField
          label="Confirm new password"
          required
          autoComplete="new-password"
          {...field('confirm_password')}
        />
        <Button type="submit" variant="contained" loading={isLoading} sx={{ justifySelf: 'start' }}>
          Change password
        </Button>
      </Box>
    </Panel>
  );
}
