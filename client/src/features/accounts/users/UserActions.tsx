import { type UserResponse, userTexts } from '@modules/accounts/users/contract.ts';
import { Box, Typography } from '@mui/material';
import { MailPlus, Pencil, ShieldOff, Trash2, UserCheck, UserX } from 'lucide-react';
import { useUser } from '../../../lib/session/useSession.ts';
import { confirm } from '../../../ui/admin/confirm.ts';
import { deleteAfterQuestion } from '../../../ui/admin/deleteAfterQuestion.ts';
import { RowAction } from '../../../ui/admin/RowAction.tsx';
import { toastResult } from '../../../ui/admin/toastResult.ts';
import { useOpenEnquiriesQuestion } from './useOpenEnquiriesQuestion.tsx';
import { mayDelete, mayEdit, mayInvite, mayResetSecondFactor, mayToggle } from './userRights.ts';
import { deleteUser, inviteUser, resetSecondFactor, updateUser } from './usersApi.ts';

/** Edit, resend invitation, reset second factor, activate or deactivate, delete: as far as the user may. */
export function UserActions({ user, onEdit }: { user: UserResponse; onEdit: () => void }) {
  const me = useUser();
  const actions = useUserActions(user);
  if (!me) return null;

  const name = `${user.first_name} ${user.last_name}`;
  const active = user.status === 'active';
  const nothing = !mayEdit(me, user) && !mayToggle(me, user) && !mayDelete(me, user);
  return (
    <Box sx={{ display: 'flex', gap: 0.5, justifyContent: { md: 'flex-end' } }}>
      {nothing ? (
        <Typography variant="caption" color="textSecondary">
          View only
        </Typography>
      ) : null}
      {mayEdit(me, user) ? (
        <RowAction label="Edit" subject={name} icon={<Pencil size={16} />} onClick={onEdit} />
      ) : null}
      {mayInvite(me, user) ? (
        <RowAction
          label="Send invitation again to"
          subject={name}
          icon={<MailPlus size={16} />}
          busy={actions.isInviting}
          onClick={actions.sendInvitation}
        />
      ) : null}
      {mayResetSecondFactor(me, user) ? (
        <RowAction
          label="Reset second factor of"
          subject={name}
          icon={<ShieldOff size={16} />}
          busy={actions.isResetting}
          onClick={actions.resetFactor}
        />
      ) : null}
      {mayToggle(me, user) ? (
        <RowAction
          label={active ? 'Deactivate' : 'Activate'}
          subject={name}
          icon={active ? <UserX size={16} /> : <UserCheck size={16} />}
          busy={actions.isToggling}
          onClick={actions.toggle}
        />
      ) : null}
      {mayDelete(me, user) ? (
        <RowAction
          label="Delete"
          subject={name}
          icon={<Trash2 size={16} />}
          tone="error"
          onClick={actions.askAndDelete}
        />
      ) : null}
    </Box>
  );
}

/** The actions on an account: each asks for confirmation where needed, and reports success or failure. */
function useUserActions(user: UserResponse) {
  const [update, { isLoading: isToggling }] = updateUser.useMutation();
  const [remove] = deleteUser.useMutation();
  const askAboutOpenEnquiries = useOpenEnquiriesQuestion();
  const [invite, { isLoading: isInviting }] = inviteUser.useMutation();
  const [reset, { isLoading: isResetting }] = resetSecondFactor.useMutation();
  const name = `${user.first_name} ${user.last_name}`;
  const subject = `${name} (@${user.username})`;

  const toggle = async () => {
    const active = user.status === 'active';
    const deactivation = {
      title: 'Deactivate User',
      consequence: 'The user is signed out and can no longer sign in.',
      confirmLabel: 'Deactivate',
    };
    if (active && !(await askAboutOpenEnquiries(user, deactivation))) return;
    toastResult(
      await update({ id: user.id, change: { status: active ? 'inactive' : 'active' } }),
      `Failed to ${active ? 'deactivate' : 'activate'} ${name}`,
      active ? `${name} was deactivated.` : `${name} was activated.`,
    );
  };

  const sendInvitation = async () => {
    toastResult(await invite(user.id), userTexts.inviteFailed, userTexts.invited);
  };

  const resetFactor = async () => {
    const yes = await confirm({
      title: 'Reset Second Factor',
      text: `Sign-in will ask ${name} for the password alone. Make sure that the request really comes from ${name}.`,
      confirmLabel: 'Reset',
      destructive: true,
    });
    if (!yes) return;
    toastResult(await reset(user.id), userTexts.resetFailed, userTexts.secondFactorReset);
  };

  const askAndDelete = () =>
    deleteAfterQuestion({
      title: 'Delete User',
      subject,
      question: 'Are you sure you want to delete this user? This action cannot be undone.',
      list: 'users',
      id: user.id,
      remove: () => remove(user.id),
      deletedText: userTexts.deleted,
      onFailed: (error) => toastResult({ error }, userTexts.deleteFailed),
    });

  return { toggle, isToggling, sendInvitation, isInviting, resetFactor, isResetting, askAndDelete };
}
