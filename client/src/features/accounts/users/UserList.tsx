import type { UserResponse } from '@modules/accounts/users/contract.ts';
import { Alert, Box } from '@mui/material';
import { roleLabels, roles } from '@platform/contract.ts';
import { FilterSelect } from '../../../ui/admin/FilterSelect.tsx';
import { Pager } from '../../../ui/admin/Pager.tsx';
import { SearchBox } from '../../../ui/admin/SearchBox.tsx';
import { ErrorState } from '../../../ui/admin/StateViews.tsx';
import { useListAddress } from '../../../ui/admin/useListAddress.ts';
import { useVisibleEntries } from '../../../ui/admin/useVisibleEntries.ts';
import { UserTable } from './UserTable.tsx';
import { type UserFilters, useListUsersQuery } from './usersApi.ts';

function readFilters(params: URLSearchParams): UserFilters {
  const page = Number(params.get('page'));
  return {
    search: params.get('search') ?? '',
    user_type: roles.find((role) => role === params.get('user_type')) ?? '',
    page: Number.isInteger(page) && page > 0 ? page : 1,
  };
}

/** Search, role filter, table and pagination; the URL holds their state. */
export function UserList({ onEdit }: { onEdit: (user: UserResponse) => void }) {
  const { params, change } = useListAddress();
  const filters = readFilters(params);
  const { data, error, isFetching, refetch } = useListUsersQuery(filters, {
    refetchOnMountOrArgChange: true,
  });

  const users = useVisibleEntries('users', data?.data);

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
        <SearchBox
          label="Search users"
          placeholder="Search users..."
          value={filters.search}
          onSearch={(search) => change({ search })}
        />
        <FilterSelect
          label="Role"
          all="All Roles"
          value={filters.user_type}
          options={roles.map((role) => ({ value: role, label: roleLabels[role] }))}
          onChange={(user_type) => change({ user_type })}
          sx={{ minWidth: 190 }}
        />
      </Box>
      {error && data ? (
        <Alert severity="error" sx={{ mb: 2 }}>
          Failed to fetch users
        </Alert>
      ) : null}
      {error && !data ? (
        <ErrorState title="Failed to fetch users" text={error.message} onRetry={refetch} />
      ) : (
        <UserTable users={users} refreshing={isFetching} onEdit={onEdit} />
      )}
      {data ? <Pager pagination={data.pagination} onPage={(page) => change({ page })} /> : null}
    </>
  );
}
