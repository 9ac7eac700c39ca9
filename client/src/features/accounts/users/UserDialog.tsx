import {
  type UserAnswer,
  type UserUpdateInput,
  userCreateSchema,
  userSchema,
  userTexts,
  userUpdateSchema,
} from '@modules/accounts/users/contract.ts';
import { Box, Link, TextField, Typography } from '@mui/material';
import { type Role, roleLabels } from '@platform/contract';
import { useState } from 'react';
import { Link as RouterLink } from 'react-router-dom';
import type { ApiError } from '../../../lib/api/api.ts';
import { asApiError } from '../../../lib/api/apiError.ts';
import { adminScreens } from '../../../lib/session/adminScreens.ts';
import { reloadUser } from '../../../lib/session/sessionActions.ts';
import { useUser } from '../../../lib/session/useSession.ts';
import { useAppDispatch } from '../../../lib/store/hooks.ts';
import { FormDialog } from '../../../ui/admin/FormDialog.tsx';
import { PasswordField } from '../../../ui/admin/PasswordField.tsx';
import { useToast } from '../../../ui/admin/Toasts.tsx';
import { toErrors, useDraft } from '../../../ui/admin/useDraft.ts';
import { useStaleEntry } from '../../../ui/admin/useStaleEntry.tsx';
import { RolePermissions } from './RolePermissions.tsx';
import { rolesFor } from './userRights.ts';
import { useCreateUserMutation, useUpdateUserMutation } from './usersApi.ts';

type Props = {
  /** The account to edit; null creates one. */
  user: UserAnswer | null;
  onClose: () => void;
};

const toFormValues = (user: UserAnswer | null) => ({
  first_name: user?.first_name ?? '',
  last_name: user?.last_name ?? '',
  username: user?.username ?? '',
  email: user?.email ?? '',
  phone: user?.phone ?? '',
  user_type: user?.user_type ?? ('employee' as Role),
  password: '',
  confirm_password: '',
});

export function UserDialog({ user, onClose }: Props) {
  const me = useUser();
  const { draft, set, field, fail, changed, dirty, form, restart } = useDraft(toFormValues(user));
  const [problem, setProblem] = useState<string | null>(null);
  const save = useSaveUser(user);
  const stale = useStaleEntry({
    entry: user,
    schema: userSchema,
    toDraft: toFormValues,
    draft,
    restart,
    set,
  });
  if (!me) return null;

  const roles = rolesFor(me);
  const roleIsOpen = roles.includes(draft.user_type) && user?.id !== me.id;

  const submit = async (version = stale.base?.updated_at) => {
    setProblem(null);
    const change = Object.fromEntries(changed.map((name) => [name, draft[name]]));
    const checked = user ? userUpdateSchema.safeParse(change) : userCreateSchema.safeParse(draft);
    if (!checked.success) {
      const errors = toErrors(checked.error.issues);
      // the specification shows these two messages above the form
      setProblem(errors['confirm_password'] ?? (draft.password ? errors['password'] : undefined) ?? null);
      return fail(errors);
    }
    if (user && changed.length === 0) return onClose();
    const error = await save.run(draft, change, version);
    if (!error) return onClose();
    if (stale.note(error)) return;
    setProblem(error.message);
    fail(toErrors(error.errors ?? []));
  };

  return (
    <FormDialog
      title={user ? 'Edit User' : 'Add New User'}
      submitLabel={user ? 'Save Changes' : 'Create User'}
      saving={save.busy}
      dirty={dirty}
      problem={problem}
      form={form}
      onSubmit={() => submit()}
      onClose={onClose}
    >
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <TextField label="First name" required autoFocus autoComplete="off" {...field('first_name')} />
        <TextField label="Last name" required autoComplete="off" {...field('last_name')} />
        <TextField label="Username" required autoComplete="off" {...field('username')} />
        <TextField label="Email" type="email" required autoComplete="off" {...field('email')} />
        <TextField label="Phone" type="tel" autoComplete="off" {...field('phone')} />
        <TextField
          select
          label="Role"
          required
          disabled={!roleIsOpen}
          {...field('user_type')}
          onChange={({ target }) => {
            const role = roles.find((one) => one === target.value);
            if (role) set({ user_type: role });
          }}
          slotProps={{ select: { native: true } }}
        >
          {(roleIsOpen ? roles : [draft.user_type]).map((role) => (
            <option key={role} value={role}>
              {roleLabels[role]}
            </option>
          ))}
        </TextField>
        {user?.id === me.id ? (
          <Typography variant="body2" sx={{ color: 'text.secondary', gridColumn: { sm: '1 / -1' } }}>
            You change your own password on the page of{' '}
            <Link component={RouterLink} to={adminScreens.account.path} onClick={onClose}>
              your account
            </Link>
            .
          </Typography>
        ) : null}
        {user ? null : (
          <>
            <PasswordField label="Password" autoComplete="new-password" {...field('password')} />
            <PasswordField
              label="Confirm password"
              autoComplete="new-password"
              {...field('confirm_password')}
            />
            <Typography variant="body2" sx={{ color: 'text.secondary', gridColumn: { sm: '1 / -1' } }}>
              Leave the password empty to mail an invitation: the person then chooses one with a link that
              works for 72 hours.
            </Typography>
          </>
        )}
      </Box>
      <RolePermissions role={draft.user_type} />
      {stale.notice}
      {stale.dialog(() => void submit(''))}
    </FormDialog>
  );
}

/** Creates or updates; without a version it overwrites newer changes. */
function useSaveUser(user: UserAnswer | null) {
  const me = useUser();
  const [create, creating] = useCreateUserMutation();
  const [update, updating] = useUpdateUserMutation();
  const dispatch = useAppDispatch();
  const toast = useToast();

  const run = async (
    draft: ReturnType<typeof toFormValues>,
    change: UserUpdateInput,
    version?: string,
  ): Promise<ApiError | null> => {
    const { error } = user
      ? await update({ id: user.id, change: version ? { ...change, updated_at: version } : change })
      : await create(draft);
    if (error) return { ...asApiError(error), message: error.message || userTexts.saveFailed };
    const invited = !user && draft.password === '';
    toast('success', user ? userTexts.updated : invited ? userTexts.createdInvited : userTexts.created);
    if (user?.id === me?.id) void dispatch(reloadUser());
    return null;
  };
  return { run, busy: creating.isLoading || updating.isLoading };
}
