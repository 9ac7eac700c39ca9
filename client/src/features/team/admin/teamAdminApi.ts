import type {
  TeamFilter,
  TeamMemberAnswer,
  TeamMemberFields,
  teamAccountsSchema,
  teamListAnswerSchema,
  teamMemberAnswerSchema,
} from '@modules/team/contract.ts';
import type { DoneAnswer } from '@platform/fields.contract.ts';
import type { z } from 'zod';
import { api } from '../../../lib/api/api.ts';

type SingleAnswer = z.infer<typeof teamMemberAnswerSchema>;
type AccountsAnswer = z.infer<typeof teamAccountsSchema>;
type Save = { id: number | null; fields: Partial<TeamMemberFields>; version: string | null };

const teamAdminApi = api.injectEndpoints({
  endpoints: (build) => ({
    listStaffTeam: build.query<
      z.infer<typeof teamListAnswerSchema>,
      TeamFilter & { page: number; limit: number }
    >({
      query: (params) => ({ url: 'team/all', params }),
      providesTags: ['Team'],
    }),
    /** For the editor, therefore never cached. */
    getTeamMember: build.query<TeamMemberAnswer, number>({
      query: (id) => `team/${id}`,
      transformResponse: ({ member }: SingleAnswer) => member,
      keepUnusedDataFor: 0,
    }),
    listTeamAccounts: build.query<AccountsAnswer['accounts'], void>({
      query: () => 'team/accounts',
      transformResponse: ({ accounts }: AccountsAnswer) => accounts,
    }),
    saveTeamMember: build.mutation<TeamMemberAnswer, Save>({
      query: ({ id, fields, version }) =>
        id === null
          ? { url: 'team', method: 'POST', body: fields }
          : { url: `team/${id}`, method: 'PUT', body: { ...fields, updated_at: version ?? '' } },
      transformResponse: ({ member }: SingleAnswer) => member,
      invalidatesTags: (saved) => (saved ? ['Team'] : []),
    }),
    deleteTeamMember: build.mutation<DoneAnswer, number>({
      query: (id) => ({ url: `team/${id}`, method: 'DELETE', keepalive: true }),
      invalidatesTags: (_nothing, error) => (error ? [] : ['Team']),
    }),
  }),
});

export const {
  useListStaffTeamQuery,
  useGetTeamMemberQuery,
  useListTeamAccountsQuery,
  useSaveTeamMemberMutation,
  useDeleteTeamMemberMutation,
} = teamAdminApi;
