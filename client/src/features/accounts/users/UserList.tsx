import { type UserResponse, userListSchema } from '@modules/accounts/users/contract.ts';
import { Box } from '@mui/material';
import { roleLabels, roles } from '@platform/contract.ts';
import { FilterSelect } from '../../../ui/admin/filterInputs.tsx';
import { getShownData } from '../../../ui/admin/getShownData.ts';
import { parseSearchParams } from '../../../ui/admin/listUrl.ts';
import { Pager } from '../../../ui/admin/Pager.tsx';
import { SearchBox } from '../../../ui/admin/SearchBox.tsx';
import { QueryState } from '../../../ui/admin/StateViews.tsx';
import { useListUrl } from '../../../ui/admin/useListUrl.ts';
import { useVisibleEntries } from '../../../ui/admin/useVisibleEntries.ts';
import { UserTable } from './UserTable.tsx';
import { listUsers } from './usersApi.ts';

/** Search, role filter, table and pagination; the URL holds their state. */
export function UserList({ onEdit }: { onEdit: (user: UserResponse) => void }) {
  const { params, change } = useListUrl();
  const { search = '', user_type, page } = parseSearchParams(userListSchema, params);
  const query = listUsers.useQuery(
    { search, user_type: user_type ?? '', page },
    { refetchOnMountOrArgChange: true },
  );
  const { error, isFetching, refetch } = query;
  const data = getShownData(query);
  const users = useVisibleEntries('users', data?.data);

  return (
    <>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 }}>
        <SearchBox
          label="Search users"
          placeholder="Search users..."
          value={search}
          onSearch={(text) => change({ search: text })}
        />
        <FilterSelect
          label="Role"
          all="All Roles"
          value={user_type}
          options={roles.map((role) => ({ value: role, label: roleLabels[role] }))}
          onChange={(role) => change({ user_type: role })}
          sx={{ minWidth: 190 }}
        />
      </Box>
      <QueryState title="Failed to fetch users" error={error} isLoaded={Boolean(data)} onRetry={refetch}>
        <UserTable users={users} refreshing={isFetching} onEdit={onEdit} />
      </QueryState>
      {data ? <Pager pagination={data.pagination} onPage={(to) => change({ page: to })} /> : null}
    </>
  );
}
