import type { UserResponse } from '@modules/accounts/users/contract.ts';
import { Box, Typography } from '@mui/material';
import MailPlus from 'lucide-react/icons/mail-plus';
import Pencil from 'lucide-react/icons/pencil';
import ShieldOff from 'lucide-react/icons/shield-off';
import Trash2 from 'lucide-react/icons/trash-2';
import UserCheck from 'lucide-react/icons/user-check';
import UserX from 'lucide-react/icons/user-x';
import { useUser } from '../../../lib/session/useSession.ts';
import { RowAction } from '../../../ui/admin/RowAction.tsx';
import { mayDelete, mayEdit, mayInvite, mayResetSecondFactor, mayToggle } from './userRights.ts';
import { useUserActions } from './useUserActions.ts';

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
          onClick={actions.resetSecondFactor}
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
