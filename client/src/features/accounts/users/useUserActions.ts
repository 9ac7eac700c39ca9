import { type UserResponse, userTexts } from '@modules/accounts/users/contract.ts';
import { failureText } from '../../../lib/api/failureText.ts';
import { useConfirm } from '../../../ui/admin/Confirm.tsx';
import { useToast } from '../../../ui/admin/Toasts.tsx';
import { useConfirmedDeletion } from '../../../ui/admin/useConfirmedDeletion.ts';
import {
  useDeleteUserMutation,
  useInviteUserMutation,
  useResetSecondFactorMutation,
  useUpdateUserMutation,
} from './usersApi.ts';

/** What may be done to an account: it confirms where needed, and reports success and failure. */
export function useUserActions(user: UserResponse) {
  const [update, { isLoading: isToggling }] = useUpdateUserMutation();
  const [remove] = useDeleteUserMutation();
  const [invite, { isLoading: isInviting }] = useInviteUserMutation();
  const [resetFactor, { isLoading: isResetting }] = useResetSecondFactorMutation();
  const confirm = useConfirm();
  const toast = useToast();
  const deleteAfterQuestion = useConfirmedDeletion();
  const name = `${user.first_name} ${user.last_name}`;

  const toggle = async () => {
    const active = user.status === 'active';
    const { error } = await update({ id: user.id, change: { status: active ? 'inactive' : 'active' } });
    if (error) toast('error', failureText(`Failed to ${active ? 'deactivate' : 'activate'} ${name}`, error));
    else toast('success', active ? `${name} was deactivated.` : `${name} was activated.`);
  };

  const sendInvitation = async () => {
    const { error } = await invite(user.id);
    if (error) toast('error', failureText(userTexts.inviteFailed, error));
    else toast('success', userTexts.invited);
  };

  const resetSecondFactor = async () => {
    const yes = await confirm({
      title: 'Reset Second Factor',
      text: `Sign-in will ask ${name} for the password alone. Make sure that the request really comes from ${name}.`,
      confirmLabel: 'Reset',
      destructive: true,
    });
    if (!yes) return;
    const { error } = await resetFactor(user.id);
    if (error) toast('error', failureText(userTexts.resetFailed, error));
    else toast('success', userTexts.secondFactorReset);
  };

  const askAndDelete = () =>
    deleteAfterQuestion({
      title: 'Delete User',
      subject: `${name} (@${user.username})`,
      question: 'Are you sure you want to delete this user? This action cannot be undone.',
      list: 'users',
      id: user.id,
      remove: () => remove(user.id),
      deletedText: userTexts.deleted,
      onFailed: (error) => toast('error', failureText(userTexts.deleteFailed, error)),
    });

  return { toggle, isToggling, sendInvitation, isInviting, resetSecondFactor, isResetting, askAndDelete };
}
