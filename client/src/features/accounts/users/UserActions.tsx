import { type UserAnswer, userTexts } from '@modules/accounts/users/contract.ts';
import { Box, Typography } from '@mui/material';
import MailPlus from 'lucide-react/icons/mail-plus';
import Pencil from 'lucide-react/icons/pencil';
import ShieldOff from 'lucide-react/icons/shield-off';
import Trash2 from 'lucide-react/icons/trash-2';
import UserCheck from 'lucide-react/icons/user-check';
import UserX from 'lucide-react/icons/user-x';
import { failureText } from '../../../lib/api/failureText.ts';
import { useUser } from '../../../lib/session/useSession.ts';
import { useConfirm } from '../../../ui/admin/Confirm.tsx';
import { RowAction } from '../../../ui/admin/RowAction.tsx';
import { useToast } from '../../../ui/admin/Toasts.tsx';
import { useDeferredDeletion } from '../../../ui/admin/useDeferredDeletion.ts';
import { mayDelete, mayEdit, mayInvite, mayResetSecondFactor, mayToggle } from './userRights.ts';
import {
  useDeleteUserMutation,
  useInviteUserMutation,
  useResetSecondFactorMutation,
  useUpdateUserMutation,
} from './usersApi.ts';

/** Edit, resend invitation, reset second factor, activate or deactivate, delete: as far as the user may. */
export function UserActions({ user, onEdit }: { user: UserAnswer; onEdit: () => void }) {
  const me = useUser();
  const [update, { isLoading: toggling }] = useUpdateUserMutation();
  const [remove] = useDeleteUserMutation();
  const [invite, { isLoading: inviting }] = useInviteUserMutation();
  const [resetFactor, { isLoading: resetting }] = useResetSecondFactorMutation();
  const confirm = useConfirm();
  const toast = useToast();
  const deleteLater = useDeferredDeletion();
  if (!me) return null;

  const name = `${user.first_name} ${user.last_name}`;
  const active = user.status === 'active';

  const toggle = async () => {
    const { error } = await update({ id: user.id, change: { status: active ? 'inactive' : 'active' } });
    if (error) toast('error', failureText(`Failed to ${active ? 'deactivate' : 'activate'} ${name}`, error));
    else toast('success', active ? `${name} was deactivated.` : `${name} was activated.`);
  };

  const sendInvitation = async () => {
    const { error } = await invite(user.id);
    if (error) toast('error', failureText(userTexts.inviteFailed, error));
    else toast('success', userTexts.invited);
  };

  const askReset = async () => {
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

  const ask = async () => {
    const yes = await confirm({
      title: 'Delete User',
      subject: `${name} (@${user.username})`,
      text: 'Are you sure you want to delete this user? This action cannot be undone.',
      confirmLabel: 'Delete',
      destructive: true,
    });
    if (!yes) return;
    deleteLater({
      list: 'users',
      id: user.id,
      remove: () => remove(user.id),
      deletedText: userTexts.deleted,
      onFailed: (error) => toast('error', failureText(userTexts.deleteFailed, error)),
    });
  };

  const nothing = !mayEdit(me, user) && !mayToggle(me, user) && !mayDelete(me, user);
  return (
    <Box sx={{ display: 'flex', gap: 0.5, justifyContent: { md: 'flex-end' } }}>
      {nothing ? (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
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
          busy={inviting}
          onClick={sendInvitation}
        />
      ) : null}
      {mayResetSecondFactor(me, user) ? (
        <RowAction
          label="Reset second factor of"
          subject={name}
          icon={<ShieldOff size={16} />}
          busy={resetting}
          onClick={askReset}
        />
      ) : null}
      {mayToggle(me, user) ? (
        <RowAction
          label={active ? 'Deactivate' : 'Activate'}
          subject={name}
          icon={active ? <UserX size={16} /> : <UserCheck size={16} />}
          busy={toggling}
          onClick={toggle}
        />
      ) : null}
      {mayDelete(me, user) ? (
        <RowAction label="Delete" subject={name} icon={<Trash2 size={16} />} tone="error" onClick={ask} />
      ) : null}
    </Box>
  );
}
