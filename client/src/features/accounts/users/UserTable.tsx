import type { UserResponse } from '@modules/accounts/users/contract.ts';
import { Box, Link, Typography } from '@mui/material';
import { roleLabels } from '@platform/contract.ts';
import { useUser } from '../../../lib/session/useSession.ts';
import { Badge } from '../../../ui/admin/Badge.tsx';
import { type Column, DataTable } from '../../../ui/admin/DataTable.tsx';
import { EmptyState } from '../../../ui/admin/StateViews.tsx';
import { UserActions } from './UserActions.tsx';
import { mayEdit } from './userRights.ts';

type Props = {
  users: UserResponse[] | undefined;
  refreshing: boolean;
  onEdit: (user: UserResponse) => void;
};

const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium' });
const lastLogin = ({ last_login }: UserResponse) => (last_login ? day.format(new Date(last_login)) : 'Never');

export function UserTable({ users, refreshing, onEdit }: Props) {
  const me = useUser();
  const columns: Column<UserResponse>[] = [
    { id: 'user', label: 'User', render: (user) => <Name user={user} /> },
    { id: 'contact', label: 'Contact', render: (user) => <Contact user={user} /> },
    { id: 'role', label: 'Role', render: (user) => <RoleBadge user={user} /> },
    { id: 'status', label: 'Status', render: (user) => <StatusBadge user={user} /> },
    { id: 'last_login', label: 'Last Login', render: (user) => lastLogin(user) },
    {
      id: 'actions',
      label: 'Actions',
      align: 'right',
      render: (user) => <UserActions user={user} onEdit={() => onEdit(user)} />,
    },
  ];
  return (
    <DataTable
      label="Users"
      columns={columns}
      minWidth={900}
      onOpen={(user) => (me && mayEdit(me, user) ? () => onEdit(user) : undefined)}
      rows={users}
      rowKey={({ id }) => id}
      refreshing={refreshing}
      empty={<EmptyState title="No users found" text="Try another search, or another role." />}
      card={(user) => (
        <Box sx={{ display: 'grid', gap: 1, gridTemplateColumns: 'minmax(0, 1fr)' }}>
          <Name user={user} />
          <Contact user={user} />
          <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'center' }}>
            <RoleBadge user={user} />
            <StatusBadge user={user} />
            <Typography variant="caption" color="textSecondary">
              Last login: {lastLogin(user)}
            </Typography>
          </Box>
          <UserActions user={user} onEdit={() => onEdit(user)} />
        </Box>
      )}
    />
  );
}

function Name({ user }: { user: UserResponse }) {
  return (
    <Box sx={{ minWidth: 0, maxWidth: { lg: 200, xl: 260 } }}>
      <Typography variant="body2" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
        {user.first_name} {user.last_name}
      </Typography>
      <Typography variant="caption" noWrap component="p" color="textSecondary">
        @{user.username}
      </Typography>
    </Box>
  );
}

function Contact({ user }: { user: UserResponse }) {
  return (
    <Box sx={{ minWidth: 0, maxWidth: { lg: 200, xl: 260 } }}>
      <Link href={`mailto:${user.email}`} variant="body2" noWrap sx={{ display: 'block' }} title={user.email}>
        {user.email}
      </Link>
      {user.phone ? (
        <Typography variant="caption" color="textSecondary">
          {user.phone}
        </Typography>
      ) : null}
    </Box>
  );
}

const RoleBadge = ({ user }: { user: UserResponse }) => (
  <Badge
    tone={user.user_type === 'super_admin' ? 'warning' : user.user_type === 'admin' ? 'primary' : 'neutral'}
  >
    {roleLabels[user.user_type]}
  </Badge>
);

const StatusBadge = ({ user }: { user: UserResponse }) => (
  <Box component="span" sx={{ display: 'inline-flex', flexWrap: 'wrap', gap: 0.5 }}>
    <Badge tone={user.status === 'active' ? 'success' : 'neutral'}>
      {user.status === 'active' ? 'Active' : 'Inactive'}
    </Badge>
    {user.invited ? <Badge tone="info">Invited</Badge> : null}
  </Box>
);
