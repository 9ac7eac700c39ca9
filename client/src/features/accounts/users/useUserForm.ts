import {
  type UserCreateInput,
  type UserResponse,
  userCreateSchema,
  userSchema,
  userTexts,
  userUpdateSchema,
} from '@modules/accounts/users/contract.ts';
import { type Role, roleLabels, rolePermissions } from '@platform/contract.ts';
import type { ZodType } from 'zod';
import { reloadUser } from '../../../lib/session/sessionActions.ts';
import { useUser } from '../../../lib/session/useSession.ts';
import { useAppDispatch } from '../../../lib/store/hooks.ts';
import { useEntryForm } from '../../../ui/admin/form/useEntryForm.ts';
import { toast } from '../../../ui/admin/toast.ts';
import { useOpenEnquiriesQuestion } from './useOpenEnquiriesQuestion.tsx';
import { createUser, updateUser } from './usersApi.ts';

const handlesEnquiries = (role: Role) => rolePermissions[role].includes('enquiries.respond');

const newUser = {
  first_name: '',
  last_name: '',
  username: '',
  email: '',
  phone: '',
  user_type: 'employee' as Role,
  password: '',
  confirm_password: '',
  current_password: '',
};

/** The form of an account; `user` is null for a new one. Only changed fields of an existing account are sent. */
export function useUserForm(user: UserResponse | null, onDone: () => void) {
  const me = useUser();
  const [create] = createUser.useMutation();
  const [update] = updateUser.useMutation();
  const dispatch = useAppDispatch();
  const askAboutOpenEnquiries = useOpenEnquiriesQuestion();
  // the dialog fills in every field, so an update has all fields of a creation
  const schema = (user ? userUpdateSchema : userCreateSchema) as ZodType<UserCreateInput>;
  const form = useEntryForm({
    draftName: `user-${user?.id ?? 'new'}`,
    secrets: ['password', 'confirm_password', 'current_password'],
    opened: user,
    savedSchema: userSchema,
    blank: newUser,
    schema,
    save: (fields, { version, changes, key }) =>
      user
        ? update({ id: user.id, change: { ...changes, updated_at: version ?? undefined } })
        : create({ fields, key }),
    onSaved: ({ id, invited }) => {
      const created = invited ? userTexts.createdInvited : userTexts.created;
      toast('success', user ? userTexts.updated : created);
      if (id === me?.id) void dispatch(reloadUser());
      onDone();
    },
  });
  const mayChangeRole = async (opened: UserResponse) => {
    const role = form.getValues('user_type');
    if (!handlesEnquiries(opened.user_type) || handlesEnquiries(role)) return true;
    return askAboutOpenEnquiries(opened, {
      title: 'Change Role',
      consequence: `The user is signed out, and cannot handle enquiries with the role ${roleLabels[role]}.`,
      confirmLabel: 'Change Role',
    });
  };
  return {
    ...form,
    submit: async (event?: { preventDefault: () => void }) => {
      event?.preventDefault();
      if (user && !form.isDirty) return onDone();
      // Submitting an invalid form marks its fields; the question comes only with a valid one.
      if (!user || !(await form.trigger()) || (await mayChangeRole(user))) await form.submit();
    },
  };
}
