import type { PublicMember, publicTeamSchema } from '@modules/team/contract.ts';
import { findPlanner, type Place } from '@modules/team/findPlanner.contract.ts';
import type { z } from 'zod';
import { api } from '../../../lib/api/api.ts';
import { hasList } from '../../../lib/api/responses.ts';
import type { AppStore } from '../../../lib/store/store.ts';

const teamApi = api.injectEndpoints({
  endpoints: (build) => ({
    getTeam: build.query<PublicMember[], void>({
      query: () => 'team',
      rawResponseSchema: hasList('members'),
      transformResponse: ({ members }: z.infer<typeof publicTeamSchema>) => members,
      providesTags: ['Team'],
    }),
  }),
});

export const { getTeam } = teamApi.endpoints;

/** The loaded members; none before that. */
export const readTeam = (store: AppStore): PublicMember[] => getTeam.select()(store.getState()).data ?? [];

/** Who plans journeys to a destination; undefined without a planner or a destination. */
export function usePlanner(destination: Place | null): PublicMember | undefined {
  const { data: team = [] } = getTeam.useQuery();
  return destination ? findPlanner(team, destination) : undefined;
}
