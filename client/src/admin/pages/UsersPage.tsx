import type { UserResponse } from '@modules/accounts/users/contract.ts';
import { Button } from '@mui/material';
import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { UserDialog } from '../../features/accounts/users/UserDialog.tsx';
import { UserList } from '../../features/accounts/users/UserList.tsx';
import { UserStats } from '../../features/accounts/users/UserStats.tsx';
import { useHasPermission } from '../../lib/session/useSession.ts';
import { PageHeader } from '../../ui/admin/PageHeader.tsx';

export function UsersPage() {
  const mayCreate = useHasPermission('users.create');
  const [open, setOpen] = useState<{ user: UserResponse | null } | null>(null);
  return (
    <>
      <PageHeader
        title="User Management"
        subtitle="People who can sign in, and their roles."
        actions={
          mayCreate ? (
            <Button
              variant="contained"
              startIcon={<UserPlus size={16} />}
              onClick={() => setOpen({ user: null })}
            >
              Add New User
            </Button>
          ) : null
        }
      />
      <UserStats />
      <UserList onEdit={(user) => setOpen({ user })} />
      {open ? <UserDialog key={open.user?.id} user={open.user} onClose={() => setOpen(null)} /> : null}
    </>
  );
}
