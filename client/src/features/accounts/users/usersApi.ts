import type {
  UserCreateInput,
  UserListResponse,
  UserResponse,
  UserStatistics,
  UserUpdateInput,
} from '@modules/accounts/users/contract.ts';
import type { EnquiryListResponse } from '@modules/enquiries/contract.ts';
import type { Role } from '@platform/contract.ts';
import type { DoneResponse } from '@platform/fields.contract.ts';
import { api } from '../../../lib/api/api.ts';
import { toData } from '../../../lib/api/toData.ts';
import { toCreateRequest } from '../../../lib/api/toSaveRequest.ts';

type UserFilters = { search: string; user_type: Role | ''; page: number };

const usersPerPage = 20;

const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listUsers: build.query<UserListResponse, UserFilters>({
      query: (filters) => ({ url: 'users', params: { ...filters, limit: usersPerPage } }),
      providesTags: ['User'],
    }),
    getUserStatistics: build.query<UserStatistics, void>({
      query: () => 'users/statistics',
      transformResponse: toData,
      providesTags: ['User'],
    }),
    /** The number of open enquiries that are assigned to a user. */
    countOpenEnquiries: build.query<number, number>({
      query: (id) => ({ url: 'enquiries', params: { view: 'open', assigned_to: id, limit: 1 } }),
      transformResponse: ({ pagination }: EnquiryListResponse) => pagination.total,
    }),
    createUser: build.mutation<UserResponse, { fields: UserCreateInput; key: string }>({
      query: ({ fields, key }) => toCreateRequest('users/create', fields, key),
      transformResponse: toData,
      invalidatesTags: (_user, error) => (error ? [] : ['User']),
    }),
    updateUser: build.mutation<UserResponse, { id: number; change: UserUpdateInput }>({
      query: ({ id, change }) => ({ url: `users/${id}`, method: 'PUT', body: change }),
      transformResponse: toData,
      // also when it failed: someone else may have changed or deleted the account
      invalidatesTags: ['User'],
    }),
    inviteUser: build.mutation<UserResponse, number>({
      query: (id) => ({ url: `users/${id}/invite`, method: 'POST' }),
      transformResponse: toData,
    }),
    resetSecondFactor: build.mutation<UserResponse, number>({
      query: (id) => ({ url: `users/${id}/second-factor`, method: 'DELETE' }),
      transformResponse: toData,
      invalidatesTags: (_user, error) => (error ? [] : ['User']),
    }),
    deleteUser: build.mutation<DoneResponse, number>({
      query: (id) => ({ url: `users/${id}`, method: 'DELETE', keepalive: true }),
      invalidatesTags: ['User'],
    }),
  }),
});

export const {
  listUsers,
  getUserStatistics,
  countOpenEnquiries,
  createUser,
  updateUser,
  inviteUser,
  resetSecondFactor,
  deleteUser,
} = usersApi.endpoints;
