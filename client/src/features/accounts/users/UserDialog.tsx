import type { UserResponse } from '@modules/accounts/users/contract.ts';
import { userTexts } from '@modules/accounts/users/contract.ts';
import { Box, Link, Typography } from '@mui/material';
import { roleLabels } from '@platform/contract.ts';
import { useWatch } from 'react-hook-form';
import { Link as RouterLink } from 'react-router-dom';
import { adminScreens } from '../../../lib/session/adminScreens.ts';
import { useUser } from '../../../lib/session/useSession.ts';
import { FormDialog } from '../../../ui/admin/FormDialog.tsx';
import { PasswordInput, SelectInput, TextInput } from '../../../ui/admin/form/inputs.tsx';
import { RecoveryNotices } from '../../../ui/admin/form/RecoveryNotices.tsx';
import { RolePermissions } from './RolePermissions.tsx';
import { rolesFor } from './userRights.ts';
import { useUserForm } from './useUserForm.ts';

type Props = {
  /** The account to edit; null creates one. */
  user: UserResponse | null;
  onClose: () => void;
};

export function UserDialog({ user, onClose }: Props) {
  const me = useUser();
  const form = useUserForm(user, onClose);
  const { control, errors, failure } = form;
  const [role, password, email] = useWatch({ control, name: ['user_type', 'password', 'email'] });
  if (!me) return null;

  const roles = rolesFor(me);
  const isSelf = user?.id === me.id;
  const roleIsOpen = roles.includes(role) && !isSelf;
  // the messages about the two passwords are shown above the form
  const passwordProblem =
    errors.confirm_password?.message ?? (password ? errors.password?.message : undefined);

  return (
    <FormDialog
      title={user ? 'Edit User' : 'Add New User'}
      submitLabel={user ? 'Save Changes' : 'Create User'}
      form={form}
      unsaved={form.isDirty}
      problem={passwordProblem ?? (failure && (failure.message || userTexts.saveFailed))}
      onClose={onClose}
      maxWidth="md"
    >
      <RecoveryNotices form={form} />
      <Box sx={{ display: 'grid', gap: 2, gridTemplateColumns: { sm: '1fr 1fr' } }}>
        <TextInput
          control={control}
          name="first_name"
          label="First name"
          required
          autoFocus
          autoComplete="off"
        />
        <TextInput control={control} name="last_name" label="Last name" required autoComplete="off" />
        <LoginFields control={control} fixed={isSelf && me.user_type !== 'super_admin'} />
        {isSelf && email !== user.email ? <CurrentPassword control={control} /> : null}
        <TextInput control={control} name="phone" label="Phone" type="tel" autoComplete="off" />
        <SelectInput
          control={control}
          name="user_type"
          label="Role"
          required
          disabled={!roleIsOpen}
          options={roleIsOpen ? roles : [role]}
          labels={roleLabels}
        />
        {isSelf ? <OwnPasswordNote /> : null}
        {user ? null : <PasswordFields control={control} />}
      </Box>
      <RolePermissions role={role} />
    </FormDialog>
  );
}

function OwnPasswordNote() {
  return (
    <Typography variant="body2" sx={{ color: 'text.secondary', gridColumn: { sm: '1 / -1' } }}>
      You change your own password on the page of{' '}
      <Link component={RouterLink} to={adminScreens.account.path}>
        your account
      </Link>
      .
    </Typography>
  );
}

type Fields = Pick<ReturnType<typeof useUserForm>, 'control'>;

function LoginFields({ control, fixed }: Fields & { fixed: boolean }) {
  const options = {
    required: true,
    autoComplete: 'off',
    disabled: fixed,
    hint: fixed ? `Only a ${roleLabels.super_admin} can change this` : undefined,
  };
  return (
    <>
      <TextInput control={control} name="username" label="Username" {...options} />
      <TextInput control={control} name="email" label="Email" type="email" {...options} />
    </>
  );
}

function CurrentPassword({ control }: Fields) {
  return (
    <PasswordInput
      control={control}
      name="current_password"
      label="Current password"
      required
      autoComplete="current-password"
    />
  );
}

function PasswordFields({ control }: Fields) {
  return (
    <>
      <PasswordInput control={control} name="password" label="Password" autoComplete="new-password" />
      <PasswordInput
        control={control}
        name="confirm_password"
        label="Confirm password"
        autoComplete="new-password"
      />
      <Typography variant="body2" sx={{ color: 'text.secondary', gridColumn: { sm: '1 / -1' } }}>
        Leave the password empty to mail an invitation: the person then chooses one with a link that works for
        72 hours.
      </Typography>
    </>
  );
}
