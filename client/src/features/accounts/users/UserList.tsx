import type { UserAnswer } from '@modules/accounts/users/contract.ts';
import { Alert, Box, TextField } from '@mui/material';
import { roleLabels, roles } from '@platform/contract';
import { useSearchParams } from 'react-router-dom';
import { addressNow } from '../../../ui/admin/listAddress.ts';
import { Pager } from '../../../ui/admin/Pager.tsx';
import { SearchBox } from '../../../ui/admin/SearchBox.tsx';
import { ErrorState } from '../../../ui/admin/StateViews.tsx';
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
export function UserList({ onEdit }: { onEdit: (user: UserAnswer) => void }) {
  const [params, setParams] = useSearchParams();
  const filters = readFilters(params);
  const { data, error, isFetching, refetch } = useListUsersQuery(filters, {
    refetchOnMountOrArgChange: true,
  });

  const users = useVisibleEntries('users', data?.data);

  const change = (to: Partial<UserFilters>) =>
    setParams(
      Object.fromEntries(
        Object.entries({ ...readFilters(addressNow()), page: 1, ...to })
          .filter(([name, value]) => value !== '' && !(name === 'page' && value === 1))
          .map(([name, value]) => [name, String(value)]),
      ),
      // typing replaces the history entry; a selected filter or page adds one
      { replace: 'search' in to },
    );

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
        <SearchBox
          label="Search users"
          placeholder="Search users..."
          value={filters.search}
          onSearch={(search) => change({ search })}
        />
        <TextField
          select
          label="Role"
          value={filters.user_type}
          onChange={({ target }) => change({ user_type: roles.find((role) => role === target.value) ?? '' })}
          slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
          sx={{ minWidth: 190 }}
        >
          <option value="">All Roles</option>
          {roles.map((role) => (
            <option key={role} value={role}>
              {roleLabels[role]}
            </option>
          ))}
        </TextField>
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
      {data && data.pagination.total_pages > 1 ? (
        <Pager pagination={data.pagination} onPage={(page) => change({ page })} />
      ) : null}
    </>
  );
}
