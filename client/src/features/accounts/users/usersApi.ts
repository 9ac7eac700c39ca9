import type {
  UserAnswer,
  UserCreateInput,
  UserListAnswer,
  UserStatistics,
  UserUpdateInput,
  userAnswerSchema,
  userStatisticsSchema,
} from '@modules/accounts/users/contract.ts';
import type { Role } from '@platform/contract';
import type { DataAnswer, DoneAnswer } from '@platform/fields.contract.ts';
import type { z } from 'zod';
import { api } from '../../../lib/api/api.ts';

export type UserFilters = { search: string; user_type: Role | ''; page: number };

export const usersPerPage = 20;

type SingleAnswer = z.infer<typeof userAnswerSchema>;

export const usersApi = api.injectEndpoints({
  endpoints: (build) => ({
    listUsers: build.query<UserListAnswer, UserFilters>({
      query: (filters) => ({ url: 'users', params: { ...filters, limit: usersPerPage } }),
      providesTags: ['User'],
    }),
    getUserStatistics: build.query<UserStatistics, void>({
      query: () => 'users/statistics',
      transformResponse: ({ data }: DataAnswer<typeof userStatisticsSchema>) => data,
      providesTags: ['User'],
    }),
    createUser: build.mutation<UserAnswer, UserCreateInput>({
      query: (body) => ({ url: 'users/create', method: 'POST', body }),
      transformResponse: ({ data }: SingleAnswer) => data,
      invalidatesTags: (_user, error) => (error ? [] : ['User']),
    }),
    updateUser: build.mutation<UserAnswer, { id: number; change: UserUpdateInput }>({
      query: ({ id, change }) => ({ url: `users/${id}`, method: 'PUT', body: change }),
      transformResponse: ({ data }: SingleAnswer) => data,
      invalidatesTags: (_user, error) => (error ? [] : ['User']),
    }),
    inviteUser: build.mutation<UserAnswer, number>({
      query: (id) => ({ url: `users/${id}/invite`, method: 'POST' }),
      transformResponse: ({ data }: SingleAnswer) => data,
    }),
    resetSecondFactor: build.mutation<UserAnswer, number>({
      query: (id) => ({ url: `users/${id}/second-factor`, method: 'DELETE' }),
      transformResponse: ({ data }: SingleAnswer) => data,
      invalidatesTags: (_user, error) => (error ? [] : ['User']),
    }),
    deleteUser: build.mutation<DoneAnswer, number>({
      query: (id) => ({ url: `users/${id}`, method: 'DELETE', keepalive: true }),
      invalidatesTags: (_nothing, error) => (error ? [] : ['User']),
    }),
  }),
});

export const {
  useListUsersQuery,
  useGetUserStatisticsQuery,
  useCreateUserMutation,
  useUpdateUserMutation,
  useInviteUserMutation,
  useResetSecondFactorMutation,
  useDeleteUserMutation,
} = usersApi;
