import type {
  TeamFilter,
  TeamMemberFields,
  TeamMemberResponse,
  teamAccountsSchema,
  teamListResponseSchema,
  teamMemberResponseSchema,
} from '@modules/team/contract.ts';
import type { DoneResponse } from '@platform/fields.contract.ts';
import type { z } from 'zod';
import { api } from '../../../lib/api/api.ts';
import { type EntrySave, toSaveRequest } from '../../../lib/api/toSaveRequest.ts';

type SingleResponse = z.infer<typeof teamMemberResponseSchema>;
type AccountsResponse = z.infer<typeof teamAccountsSchema>;

const teamAdminApi = api.injectEndpoints({
  endpoints: (build) => ({
    listStaffTeam: build.query<
      z.infer<typeof teamListResponseSchema>,
      TeamFilter & { page: number; limit: number }
    >({
      query: (params) => ({ url: 'team/all', params }),
      providesTags: ['Team'],
    }),
    /** For the editor, therefore never cached. */
    getTeamMember: build.query<TeamMemberResponse, number>({
      query: (id) => `team/${id}`,
      transformResponse: ({ member }: SingleResponse) => member,
      keepUnusedDataFor: 0,
    }),
    listTeamAccounts: build.query<AccountsResponse['accounts'], void>({
      query: () => 'team/accounts',
      transformResponse: ({ accounts }: AccountsResponse) => accounts,
      providesTags: ['User'],
    }),
    saveTeamMember: build.mutation<TeamMemberResponse, EntrySave<Partial<TeamMemberFields>>>({
      query: (entry) => toSaveRequest('team', entry),
      transformResponse: ({ member }: SingleResponse) => member,
      // also when it failed: someone else may have changed or deleted the member
      invalidatesTags: ['Team'],
    }),
    deleteTeamMember: build.mutation<DoneResponse, number>({
      query: (id) => ({ url: `team/${id}`, method: 'DELETE', keepalive: true }),
      invalidatesTags: ['Team'],
    }),
  }),
});

export const { listStaffTeam, getTeamMember, listTeamAccounts, saveTeamMember, deleteTeamMember } =
  teamAdminApi.endpoints;
