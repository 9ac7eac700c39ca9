import { type UserResponse, userTexts } from '@modules/accounts/users/contract.ts';
import { useConfirm } from '../../../ui/admin/Confirm.tsx';
import { useConfirmedDeletion } from '../../../ui/admin/useConfirmedDeletion.ts';
import { useOutcomeToast } from '../../../ui/admin/useOutcomeToast.ts';
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
  const showOutcome = useOutcomeToast();
  const deleteAfterQuestion = useConfirmedDeletion();
  const name = `${user.first_name} ${user.last_name}`;

  const toggle = async () => {
    const active = user.status === 'active';
    showOutcome(
      await update({ id: user.id, change: { status: active ? 'inactive' : 'active' } }),
      `Failed to ${active ? 'deactivate' : 'activate'} ${name}`,
      active ? `${name} was deactivated.` : `${name} was activated.`,
    );
  };

  const sendInvitation = async () => {
    showOutcome(await invite(user.id), userTexts.inviteFailed, userTexts.invited);
  };

  const resetSecondFactor = async () => {
    const yes = await confirm({
      title: 'Reset Second Factor',
      text: `Sign-in will ask ${name} for the password alone. Make sure that the request really comes from ${name}.`,
      confirmLabel: 'Reset',
      destructive: true,
    });
    if (!yes) return;
    showOutcome(await resetFactor(user.id), userTexts.resetFailed, userTexts.secondFactorReset);
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
      onFailed: (error) => showOutcome({ error }, userTexts.deleteFailed),
    });

  return { toggle, isToggling, sendInvitation, isInviting, resetSecondFactor, isResetting, askAndDelete };
}
