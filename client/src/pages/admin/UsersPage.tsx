import type { UserAnswer } from '@modules/users/contract.ts';
import { Button } from '@mui/material';
import UserPlus from 'lucide-react/icons/user-plus';
import { useState } from 'react';
import { useMay } from '../../app/session/useSession.ts';
import { PageHeader } from '../../components/admin/PageHeader.tsx';
import { UserDialog } from '../../features/users/UserDialog.tsx';
import { UserList } from '../../features/users/UserList.tsx';
import { UserStats } from '../../features/users/UserStats.tsx';

export function UsersPage() {
  const mayCreate = useMay('users.create');
  const [open, setOpen] = useState<{ user: UserAnswer | null } | null>(null);
  return (
    <>
      <PageHeader
        title="User Management"
        subtitle="Who may sign in, and as what."
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
